import type { Language } from '@hanga/kernel';
import { Drawing } from '@hanga/web/learn/Picture.tsx';
import { useMemo } from 'preact/hooks';
import { cardSize, draw, tileSize } from '../art/index.ts';
import { actionCards, NONE, type View } from '../rules/index.ts';
import { text } from '../text/index.ts';

interface CloseProps {
  readonly name: string;
  readonly view: View;
  readonly isAlone: boolean;
  readonly language: Language;
}

/** A tile of the map or an action card, large, with what it says. */
export function Close(props: CloseProps) {
  const [kind, first, second] = props.name.split('-');
  if (kind === 'place') return <CloseTile {...props} tile={props.view.tiles[Number(first)] ?? NONE} />;
  return kind === 'card' ? <CloseCard {...props} seat={Number(first)} card={Number(second)} /> : null;
}

function CloseTile({ tile, isAlone, language }: CloseProps & { readonly tile: number }) {
  const art = useMemo(() => (tile === NONE ? [] : draw({ tile })), [tile]);
  if (tile === NONE) return null;
  const label = text[language].tile(tile);
  return (
    <figure class={isAlone ? 'is-alone' : undefined}>
      <Drawing {...tileSize} art={art} label={label} />
      <figcaption aria-hidden="true">{label}</figcaption>
    </figure>
  );
}

function CloseCard({ seat, card, isAlone, language }: CloseProps & { readonly seat: number; readonly card: number }) {
  const name = actionCards[card];
  const art = useMemo(() => (name ? draw({ card: name, color: seat }) : []), [name, seat]);
  if (!name) return null;
  const { cardName, does } = text[language];
  return (
    <figure class={isAlone ? 'is-alone' : undefined}>
      <Drawing {...cardSize} art={art} label={`${cardName(card)}: ${does[name]}`} />
      <figcaption aria-hidden="true">
        <strong>{cardName(card)}</strong>: {does[name]}
      </figcaption>
    </figure>
  );
}
