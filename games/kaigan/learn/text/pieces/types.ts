import type { SetPieceText } from '@hanga/web/learn/setPiece.ts';
import type { PieceId } from '../../setPieces.ts';

export type PiecesText = Readonly<Record<PieceId, SetPieceText>>;
