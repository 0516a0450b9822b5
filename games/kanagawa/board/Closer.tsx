import { at, type Box } from '@hanga/web/table/box.ts';
import { labelled } from '@hanga/web/text/labelled.ts';
import { useId, useState } from 'preact/hooks';
import { hollowOf, startingHollow } from '../art/index.ts';
import { everyCard, icons as iconRules } from '../rules/index.ts';
import { Art, Sign } from './Art.tsx';
import { useBoard } from './context.ts';
import { plankArt, tilePlankArt } from './drawings.ts';
import { hollowStyle } from './hollow.ts';
import { Print } from './Print.tsx';

/** A small print that opens into a large one, with the studio as its owner sees it. */
export function Closer({ seat, box }: { readonly seat: number; readonly box: Box }) {
  const { words, who, size } = useBoard();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const width = Math.min(1180, size.width - 40);
  const large: Box = { x: 0, y: 0, w: width, h: width > 800 ? width / 6 : width * 0.8 };
  return (
    <>
      <button
        type="button"
        class="closer"
        style={at(box)}
        popovertarget={id}
        aria-label={labelled(words.lookCloser, who(seat))}
      />
      <Print seat={seat} box={box} shape="tall" />
      <div id={id} popover="auto" class="close-up" onToggle={event => setOpen(event.newState === 'open')}>
        {isOpen && (
          <>
            <h4>{who(seat)}</h4>
            <div class="large" style={`width:${large.w}px;height:${large.h}px`}>
              <Print seat={seat} box={large} shape="tall" isCopy />
            </div>
            <Bench seat={seat} />
          </>
        )}
      </div>
    </>
  );
}

function Bench({ seat }: { readonly seat: number }) {
  const { view, words, text, table } = useBoard();
  const player = view.players[seat]!;
  let next = 1;
  const planks = [
    {
      name: words.startingTile(text.tile(player.tile)),
      art: tilePlankArt(player.tile),
      hollow: startingHollow,
      icon: 0,
    },
    ...player.studio.map(card => {
      const facts = everyCard[card]!;
      const icon = facts.studio.landscape ? next++ : undefined;
      return { name: text.studioPart(facts), art: plankArt(card), hollow: hollowOf(facts.studio), icon };
    }),
  ];
  return (
    <ul class="bench large" aria-label={words.studio}>
      {planks.map(({ name, art, hollow, icon }, index) => {
        const state = icon === undefined ? 0 : player.icons[icon]!;
        return (
          <li key={index} title={name}>
            <Art picture={art} isLarge />
            {hollow && !iconRules.isEmpty(state) && (
              <span class="standing" style={hollowStyle(hollow)}>
                <Sign
                  name={`brush-${iconRules.brushOn(state) === 'ready' ? 'ready' : 'painted'}-${table.seats[seat]!.color}`}
                  kind="pawn"
                />
              </span>
            )}
            <span class="unseen">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
