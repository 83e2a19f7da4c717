/** A link for the accountant opens so many days unless told, and never longer than the most (rule invoice 18). */
export const invoiceLinkDays = { usual: 7, most: 30 } as const;
/** Invoices in one pack or link. */
export const invoicesAtOnce = 500;
