import type { Count } from './course.ts';

const signed = (points: number): string => String(points).replace('-', '−');

/** What the learner would score now, line by line. */
export function CountSheet({ title, count }: { title: string; count: Count }) {
  return (
    <table class="learn-count">
      <caption>{title}</caption>
      <tbody>
        {count.rows.map(({ label, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{signed(points)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{count.label}</th>
          <td>{signed(count.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
