import type { RulesText } from './rules.types.ts';

interface RuleSearchProps {
  readonly text: RulesText['search'];
  readonly query: string;
  /** How many rules are found, in words. */
  readonly result: string;
  readonly onQuery: (query: string) => void;
}

/** Filters as one types, and says politely how much is left. */
export function RuleSearch({ text, query, result, onQuery }: RuleSearchProps) {
  return (
    <search class="learn-search">
      <label for="rule-search">{text.label}</label>
      <div class="learn-search-line">
        <input
          id="rule-search"
          type="search"
          autocomplete="off"
          placeholder={text.hint}
          value={query}
          onInput={event => onQuery(event.currentTarget.value)}
          onKeyDown={event => event.key === 'Escape' && onQuery('')}
        />
        {query !== '' && (
          <button type="button" class="learn-button is-quiet" onClick={() => onQuery('')}>
            {text.clear}
          </button>
        )}
      </div>
      <output for="rule-search" aria-live="polite">
        {result}
      </output>
    </search>
  );
}
