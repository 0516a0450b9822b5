import type { LearnWords } from './text/index.ts';

interface RuleSearchProps {
  readonly words: LearnWords['rules'];
  /** What one might search for. */
  readonly hint: string;
  readonly query: string;
  /** How many rules are found, in words. */
  readonly result: string;
  readonly onQuery: (query: string) => void;
}

/** Filters as one types, and says politely how much is left. */
export function RuleSearch({ words, hint, query, result, onQuery }: RuleSearchProps) {
  return (
    <search class="learn-search">
      <label for="rule-search">{words.label}</label>
      <div class="learn-search-line">
        <input
          id="rule-search"
          type="search"
          autocomplete="off"
          placeholder={hint}
          value={query}
          onInput={event => onQuery(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && onQuery('')}
        />
        {query !== '' && (
          <button type="button" class="learn-button is-quiet" onClick={() => onQuery('')}>
            {words.clear}
          </button>
        )}
      </div>
      <output for="rule-search" aria-live="polite">
        {result}
      </output>
    </search>
  );
}
