import { useState } from 'react';
import { linesAChunk } from '../../../parts/use-chunks.ts';

export interface Piece<One> {
  /** The same for as long as the cart is shown; which place of `useChunks` it has. */
  at: number;
  /** Tells two runs of one piece apart. */
  key: string;
  lines: One[];
}

/** Puts lines into pieces that stay together: a line that goes or comes moves no other one from piece to piece, so none is made anew for it. */
export function piecesOf<One extends { id: number }>() {
  const placeOf = new Map<number, number>();
  let count = 0;
  return (lines: readonly One[]): { count: number; pieces: Piece<One>[] } => {
    const pieces: Piece<One>[] = [];
    const runs = new Map<number, number>();
    let fresh: { at: number; size: number } | undefined;
    for (const line of lines) {
      let at = placeOf.get(line.id);
      if (at === undefined) {
        if (!fresh || fresh.size >= linesAChunk) {
          fresh = { at: count, size: 0 };
          count += 1;
        }
        fresh.size += 1;
        at = fresh.at;
        placeOf.set(line.id, at);
      } else fresh = undefined;
      const last = pieces.at(-1);
      if (last?.at === at) last.lines.push(line);
      else {
        const run = runs.get(at) ?? 0;
        runs.set(at, run + 1);
        pieces.push({ at, key: `${at}.${run}`, lines: [line] });
      }
    }
    return { count, pieces };
  };
}

export function usePieces<One extends { id: number }>(lines: readonly One[]) {
  const [place] = useState(() => piecesOf<One>());
  return place(lines);
}
