import { lessonCards } from '@hanga/kanagawa';
import { useEffect, useState } from 'preact/hooks';
import { panelSize, printPanel } from '../../art/index.ts';

/** The seasons of a year, always the same. */
const print = [46, 15, 27, 53, 7, 39, 22, 31];
const seasons = print.map(number => lessonCards[number]!.print.season);

const panel = (index: number): string => {
  const number = print[index] as number;
  const beside = { left: seasons[index - 1] ?? seasons[index], right: seasons[index + 1] ?? seasons[index] };
  return printPanel(lessonCards[number]!, number, beside, 'none');
};

/** A print to look at. It is drawn panel by panel: whoever presses a button meanwhile does not wait for a picture. */
export function Frieze() {
  const [panels, setPanels] = useState<readonly string[]>([]);
  useEffect(() => {
    if (panels.length >= print.length) return;
    const timer = setTimeout(() => setPanels([...panels, panel(panels.length)]));
    return () => clearTimeout(timer);
  }, [panels]);
  return (
    <svg
      class="frieze"
      viewBox={`0 0 ${print.length * panelSize.width} ${panelSize.height}`}
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      {panels.map((markup, index) => (
        <g
          key={index}
          transform={`translate(${index * panelSize.width} 0)`}
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      ))}
    </svg>
  );
}
