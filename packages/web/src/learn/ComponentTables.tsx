import type { Language } from '@hanga/kernel';
import { Paragraphs, Sentence } from './Paragraphs.tsx';
import { aboutText, type Components } from './text/about/index.ts';

/** How we know each part of a game, as tables. */
export function ComponentTables({ of, language }: { of: readonly Components[]; language: Language }) {
  return (
    <>
      {of.map(components => (
        <ComponentTable key={components.title} of={components} language={language} />
      ))}
    </>
  );
}

function ComponentTable({ of: { title, text, rows }, language }: { of: Components; language: Language }) {
  const { columns, status: names } = aboutText[language].components;
  return (
    <>
      <h3>{title}</h3>
      <Paragraphs of={text} />
      <table class="learn-table" aria-label={title}>
        <thead>
          <tr>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ thing, status, source }) => (
            <tr key={thing}>
              <th scope="row">{thing}</th>
              <td>
                <span class={`learn-status is-${status}`}>{names[status]}</span>
              </td>
              <td>
                <Sentence text={source} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
