/**
 * For what stands below the first screenful: it is neither styled, laid out nor painted before it comes near, but found, read out and reached by keyboard.
 * @param height how high it will be, so that the page's length is right from the start
 */
export const belowFold = (height: string) => `content-visibility: auto; contain-intrinsic-size: auto ${height};`;
