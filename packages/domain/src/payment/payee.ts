/** Who receives the mall's money: beside the bank account, and where somebody else pays (rule payment 30). */
export const payeeName = '百工商城（上海）工业用品有限公司';
