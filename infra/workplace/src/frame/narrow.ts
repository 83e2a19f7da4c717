/** A phone, in a warehouse: one column, rows become cards, targets are 44 px. */
export const narrow = '@media (max-width: 767px)';
