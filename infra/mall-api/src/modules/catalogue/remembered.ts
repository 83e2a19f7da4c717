/**
 * Asks once and remembers the answer for a while; what failed or is empty is asked again at once. While an old answer is renewed, callers still get it.
 * @param isWorthKeeping whether an answer may be remembered
 */
export function remembered<T>(
  ask: () => Promise<T>,
  milliseconds: number,
  isWorthKeeping: (value: T) => boolean = () => true,
): () => Promise<T> {
  let known: { value: T; until: number } | undefined;
  let asking: Promise<T> | undefined;
  const renew = () => {
    asking ??= ask()
      .then((value) => {
        if (isWorthKeeping(value)) known = { value, until: Date.now() + milliseconds };
        return value;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    if (!known) return renew();
    if (known.until < Date.now()) renew().catch(() => {});
    return known.value;
  };
}
