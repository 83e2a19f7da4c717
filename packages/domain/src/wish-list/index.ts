/** A contact person keeps so many wishes (rule wish-list 2). */
export const wishesAtMost = 500;
