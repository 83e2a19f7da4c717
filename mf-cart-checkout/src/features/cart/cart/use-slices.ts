import { useEffect, useState } from 'react';

/** So many lines are drawn again in one frame. */
const linesAFrame = 18;

interface Slices<One> {
  lines: readonly One[];
  /** What was shown before. */
  before: readonly One[];
  /** So many of the first lines are shown as they are now. */
  upTo: number;
}
const shownOf = <One>({ lines, before, upTo }: Slices<One>): readonly One[] =>
  upTo >= lines.length ? lines : [...lines.slice(0, upTo), ...before.slice(upTo)];

/** Lines as they are shown: where many changed at once, as by 全选, they follow over some frames, so that none waits for all of them. */
export function useSlices<One extends { id: number }>(lines: readonly One[]): readonly One[] {
  const [slices, setSlices] = useState<Slices<One>>({ lines, before: lines, upTo: lines.length });
  const shown = shownOf(slices);
  if (lines !== slices.lines) {
    const isSame = lines.length === shown.length && lines.every(({ id }, at) => id === shown[at]!.id);
    const isMany = isSame && lines.filter((line, at) => line !== shown[at]).length > linesAFrame;
    setSlices({ lines, before: shown, upTo: isMany ? linesAFrame : lines.length });
  }
  useEffect(() => {
    if (slices.upTo >= slices.lines.length) return;
    const frame = requestAnimationFrame(() => setSlices((known) => ({ ...known, upTo: known.upTo + linesAFrame })));
    return () => cancelAnimationFrame(frame);
  }, [slices]);
  return shown;
}
