import type { Inspector } from '@hanga/web/games/front.ts';
import type { Kanagawa } from '../rules/index.ts';
import { CardLook } from './inspect/CardLook.tsx';
import { DiplomaLook } from './inspect/DiplomaLook.tsx';
import { lookOf } from './inspect/look.ts';
import {
  BackLook,
  ColumnLook,
  DeckLook,
  IconLook,
  PawnLook,
  PrintLook,
  ScoreLook,
  StormLook,
  YokaiLook,
} from './inspect/PieceLooks.tsx';
import './inspect.css';

/** A piece of the table by the name it carries (`pieces.ts`), looked at closely. */
function Inspect({ table, piece, language }: Parameters<Inspector<Kanagawa>['Inspect']>[0]) {
  const look = lookOf(table, language);
  const { view } = look;
  const [kind, first = '', second = '', third = ''] = piece.split('-');
  const [a, b] = [Number(first), Number(second)];
  switch (kind) {
    case 'card':
      return <CardLook look={look} card={a} />;
    case 'space':
      return <BackLook look={look} card={view.columns[a]?.[b]} />;
    case 'held':
      return <BackLook look={look} card={view.players[a]?.secret[b]} />;
    case 'column':
      return <ColumnLook look={look} column={a} />;
    case 'diploma':
      return <DiplomaLook look={look} diploma={a} />;
    case 'icon':
      return <IconLook look={look} seat={a} icon={b} />;
    case 'bench':
      return <IconLook look={look} seat={a} icon={0} />;
    case 'brush':
      return second === 'on' ? <IconLook look={look} seat={a} icon={Number(third)} /> : null;
    case 'pawn':
      return <PawnLook look={look} pawn={first === 'gm' ? 'grandMaster' : 'assistant'} />;
    case 'storms':
      return <StormLook look={look} seat={a} />;
    case 'yokai':
      return <YokaiLook look={look} spirit={a} />;
    case 'spirits':
      return <YokaiLook look={look} spirit={0} />;
    case 'print':
    case 'tile':
      return <PrintLook look={look} seat={a} />;
    case 'plate':
      return <ScoreLook look={look} seat={a} />;
    case 'deck':
      return <DeckLook look={look} />;
    default:
      return null;
  }
}

export const inspector: Inspector<Kanagawa> = { Inspect };
