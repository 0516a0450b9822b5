import type { Language } from '@hanga/kernel';
import { useEffect, useRef, useState } from 'preact/hooks';
import { toSvg } from '../art/toSvg.ts';
import type { Art } from '../art/tree.ts';
import { download } from '../records.ts';
import { ChoiceField } from '../shell/ChoiceField.tsx';
import { type Format, fileOf, formats } from './files.ts';
import { mounted } from './mounted.ts';
import { keepsakeWords } from './text/index.ts';
import { type Mount, mounts, type Work } from './work.ts';
import './Keepsake.css';

/** A work, and what it is called in a sentence. */
export interface Named {
  readonly work: Work;
  readonly name: string;
  /** Said under it. */
  readonly caption: string;
}

interface WallProps {
  readonly works: readonly Named[];
  readonly language: Language;
  /** The number of the work to be seen first. */
  readonly first?: number | undefined;
  defsFor(art: Art): Art;
}

let last: Mount = 'scroll';

/** Finished works on the mount of one's choice, to look at and to save. All hang at one scale: the longest is the largest. */
export function KeepsakeWall({ works, language, first, defsFor }: WallProps) {
  const t = keepsakeWords[language];
  const [mount, setMount] = useState(last);
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const sought = useRef<HTMLElement>(null);
  useEffect(() => {
    sought.current?.querySelector<HTMLElement>('.unrolled')?.focus({ preventScroll: true });
    sought.current?.scrollIntoView({ block: 'center' });
  }, [first]);
  const choose = (next: Mount): void => {
    last = next;
    setMount(next);
  };
  const save = async ({ work }: Named, format: Format): Promise<void> => {
    const file = `hanga-${work.id}.${format}`;
    setBusy(true);
    setNotice(t.making);
    // The sentence is seen before the page is busy drawing.
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
    try {
      download(file, await fileOf({ work, mount, defsFor }, format));
      setNotice(t.made(file));
    } catch {
      setNotice(t.failed);
    }
    setBusy(false);
  };
  const shown = works.map(named => ({ named, picture: mounted(named.work, mount) }));
  const widest = Math.max(...shown.map(({ picture }) => picture.width));
  return (
    <section class="keepsakes">
      <ChoiceField
        label={t.mount}
        value={mount}
        choices={mounts.map(value => ({ value, word: t.mounts[value] }))}
        onChange={choose}
      />
      {shown.map(({ named, picture: { art, width, height } }, number) => (
        <figure key={named.work.id} ref={number === first ? sought : null} class="finished-print">
          {/* On a narrow screen a long print is rolled along under the hand; keys need it to be focused for that. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: see above. */}
          <div class="unrolled" tabIndex={0} role="img" aria-label={`${named.caption}, ${t.mounts[mount]}`}>
            <svg
              viewBox={`0 0 ${width} ${height}`}
              style={{ width: `${(100 * width) / widest}%`, minWidth: `min(${width * 0.3}px, 300vw)` }}
              aria-hidden="true"
              dangerouslySetInnerHTML={{ __html: toSvg(art) }}
            />
          </div>
          <figcaption>
            <span>{named.caption}</span>
            <span class="formats">
              {formats.map(format => (
                <button
                  key={format}
                  type="button"
                  class="quiet"
                  disabled={isBusy}
                  aria-label={t.save(named.name, format.toUpperCase())}
                  onClick={() => void save(named, format)}
                >
                  {format.toUpperCase()}
                </button>
              ))}
            </span>
          </figcaption>
        </figure>
      ))}
      <p class="keepsake-notice" role="status">
        {notice}
      </p>
      <p class="soft">{t.sizes}</p>
    </section>
  );
}
