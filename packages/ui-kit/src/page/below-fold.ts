/**
 * For what stands below the first screenful: it is neither styled, laid out nor painted before it comes near, but found, read out and reached by keyboard.
 * "Near" reaches further than a screenful, so a page that came from the server holds all of it back until its first paint (`--below-fold`, the global style sheet).
 * @param height how high it will be, so that the page's length is right from the start
 */
export const belowFold = (height: string) => `content-visibility: var(--below-fold, auto); contain-intrinsic-size: auto ${height};`;

/** Beside `belowFold` on a page whose parts have addresses: opened at one of them, nothing above it may be of a guessed height. */
export const wholeForTarget = 'html:has(:target) && { content-visibility: visible; }';
