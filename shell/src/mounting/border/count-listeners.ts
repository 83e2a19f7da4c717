type Add = EventTarget['addEventListener'];

/** The line of a stack that called us: whose listener it is. The first that names a script is our own. */
const callerOf = (stack: string) => stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line))[1] ?? '';
const released = /\/assets\/(mf-[a-z-]+)\//;

/**
 * Counts the listeners that areas' scripts have on window and document. Those of React and of the shell's libraries are the shell's; one that ends by a signal, or after once, is over by
 * itself.
 * @returns how many an area has now
 */
export function countListeners(targets: EventTarget[] = [window, document]): (area: string) => number {
  const kept = new Map<string, Set<string>>();
  const names = new WeakMap<object, number>();
  let last = 0;
  const nameOf = (listener: object) => {
    const known = names.get(listener) ?? ++last;
    names.set(listener, known);
    return known;
  };
  const keyOf = (at: number, type: string, listener: object, options: Parameters<Add>[2]) =>
    `${at} ${type} ${nameOf(listener)} ${typeof options === 'object' ? options.capture === true : options === true}`;
  for (const [at, target] of targets.entries()) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = function (this: EventTarget, type: string, listener: Parameters<Add>[1], options?: Parameters<Add>[2]) {
      const ends = typeof options === 'object' && (options.once || options.signal);
      const area =
        listener && !ends && (this === target || this === undefined) ? released.exec(callerOf(new Error().stack ?? ''))?.[1] : undefined;
      if (area && listener) kept.set(area, (kept.get(area) ?? new Set()).add(keyOf(at, type, listener, options)));
      return addEventListener.call(this ?? target, type, listener, options);
    } as Add;
    target.removeEventListener = function (this: EventTarget, type: string, listener: Parameters<Add>[1], options?: Parameters<Add>[2]) {
      if (listener) for (const set of kept.values()) set.delete(keyOf(at, type, listener, options));
      return removeEventListener.call(this ?? target, type, listener, options);
    } as Add;
  }
  return (area) => kept.get(area)?.size ?? 0;
}
