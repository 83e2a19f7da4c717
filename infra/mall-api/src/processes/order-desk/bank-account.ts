import { payeeName } from '@mall/domain/payment';

/** Where the mall takes bank transfers. */
export const bankAccount = {
  accountName: payeeName,
  bank: '招商银行上海徐家汇支行',
  accountNumber: '1219 0888 6610 108',
};
