/** A cart holds so many SKUs (rule cart 10). */
export const cartLinesAtMost = 200;
