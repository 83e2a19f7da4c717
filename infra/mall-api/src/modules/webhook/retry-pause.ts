const firstMs = 5000;
const longestMs = 6 * 3_600_000;

/** What isn't taken for so long makes its endpoint failing (rule webhook 9). */
export const patienceDays = 3;

/**
 * Pause after an event was sent in vain for the nth time (rule webhook 8): 5 s, 20 s, 80 s, 5 min, 21 min, 85 min, 5.7 h, then every 6 h, each up to a
 * fifth shorter or longer, so that what failed together doesn't come again together.
 * @param failures 1 for the first. @param chance from 0 to 1. @returns milliseconds
 */
export const retryPause = (failures: number, chance = Math.random()): number =>
  Math.round(Math.min(firstMs * 4 ** (failures - 1), longestMs) * (0.8 + 0.4 * chance));
