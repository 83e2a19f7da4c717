/** A sign that something is on its way (`Skeleton` of ui-kit), once it has appeared, is seen at least this long, ms. */
const staysFor = 200;

/** How long the youngest sign that has appeared has still to be seen, ms: 0 where none has, or each has been seen long enough. */
function rest(): number {
  let longest = 0;
  for (const sign of document.querySelectorAll('[data-sign]')) {
    const [appearing] = sign.getAnimations?.() ?? [];
    // Not begun: nobody has seen it. Its own delay says from when on it shows.
    if (!appearing || appearing.startTime === null) continue;
    const age = Number(appearing.timeline?.currentTime ?? 0) - Number(appearing.startTime);
    const seen = age - Number(appearing.effect?.getTiming().delay ?? 0);
    if (seen >= 0) longest = Math.max(longest, staysFor - seen);
  }
  return longest;
}

/**
 * An answer that comes while a sign has only just appeared waits until it has been seen, for a flash of grey reads as a fault (rule calls 18).
 * The sign itself is asked: where none has appeared nothing waits.
 */
export async function signSeen(): Promise<void> {
  const ms = rest();
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
