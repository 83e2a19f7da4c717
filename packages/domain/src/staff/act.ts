/** What staff do, in words. Acts of accounts and keys are for administrators to read. */
export const staffActNames: Readonly<Record<string, string>> = {
  ship: '发货',
  addTrace: '添加物流轨迹',
  deliver: '确认送达',
  receiveTransfer: '确认转账到账',
  confirmRefund: '确认已退回',
  approveCredit: '批准账期额度',
  takeUpInquiry: '接手询价单',
  addInquiryLine: '补录一行',
  quoteInquiryLine: '报价一行',
  refuseInquiryLine: '不报价一行',
  askInquiryBuyer: '向客户提问',
  sendQuotation: '发出报价',
  publishAgreement: '发布协议',
  saveSynonym: '修改同义词',
  removeSynonym: '删除同义词',
  signIn: '登录',
  useRecoveryCode: '用恢复码登录',
  setPassword: '设置密码',
  setSecondStep: '设置两步验证',
  addOperator: '新增员工',
  changeOperator: '修改员工',
  resetOperator: '重置密码与两步验证',
  addKey: '新增密钥',
  endKey: '停用密钥',
};

export const actsOfAccounts = [
  ...['signIn', 'useRecoveryCode', 'setPassword', 'setSecondStep'],
  ...['addOperator', 'changeOperator', 'resetOperator', 'addKey', 'endKey'],
] as const;
