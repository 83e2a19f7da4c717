/** What may have happened to an order, whichever noun knows of it (rule order 26). */
export const timelineKinds = [
  ...(['placed', 'paid', 'changed', 'shipped', 'delivered', 'signed', 'completed', 'cancelled', 'refunded'] as const),
  ...(['invoiced', 'returned', 'approved'] as const),
] as const;
export type TimelineKind = (typeof timelineKinds)[number];
