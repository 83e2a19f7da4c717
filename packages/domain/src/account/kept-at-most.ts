/** A company keeps so many addresses (rule account 6). */
export const addressesAtMost = 50;

/** And so many invoice titles (rule invoice 4). */
export const invoiceTitlesAtMost = 20;
/** 收票信息 (rule invoice 7). */
export const invoiceReceiversAtMost = 20;
