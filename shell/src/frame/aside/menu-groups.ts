import type { CallOutput, Session } from '@mall/mf-kit';

type CreditInfo = CallOutput<'credit.getCustomerCreditInfo'>;

export interface MenuEntry {
  name: string;
  path: string;
}
export interface MenuGroup {
  name: string;
  entries: MenuEntry[];
}

/**
 * The left menu of the customer centre (rules layout 24–26): who sees which entry.
 * @param hasPage leaves out what no live area serves
 */
export function menuGroups(session: Session, credit: CreditInfo | undefined, hasPage: (path: string) => boolean): MenuGroup[] {
  const maySecure = session.enableAuthorized || session.isManager || !!(credit?.isMenuOpen && !credit.isCertified);
  const { creditApplyWorkflowId = 0, creditStatus = 0 } = credit?.customerCreditData ?? {};
  const hasApplied = creditApplyWorkflowId > 0 && creditStatus > 0;
  const isOpen = credit?.isCreditOpen ?? false;
  const groups: [string, [string, string, boolean?][]][] = [
    [
      '账户管理',
      [
        ['企业中心', '/customer/personCenter'],
        ['账号管理', '/customer/accountmanage'],
        ['安全设置', '/customer/securitySettings', maySecure],
        ['厂家认证', '/customer/PersonalManufactureApplyResult'],
        ['黑卡专区', '/customer/BlackCardBenefit'],
      ],
    ],
    [
      '交易中心',
      [
        ['企业询价', '/customer/inquiryListV2'],
        ['企业订单', '/customer/myorders'],
        ['常用清单', '/customer/commonly'],
        ['开票订单', '/customer/orderInvoicedHistory'],
        ['我的售后', '/customer/afterSalesList'],
      ],
    ],
    [
      '账户信息',
      [
        ['预付款管理', '/customer/accountBalance', session.hasShowBalancePayment],
        ['优惠券', '/customer/coupons'],
        ['收货地址', '/customer/addresses'],
        ['发票信息', '/customer/invoices'],
        ['收票信息', '/customer/addresses/invoices'],
      ],
    ],
    [
      '账期管理',
      [
        ['信息管理', '/customer/applyCredit/info', hasApplied],
        ['额度管理', '/customer/customerCreditLimit', isOpen],
        ['账单管理', '/customer/customerCreditBills', isOpen],
        ['合同管理', '/customer/contracts', hasApplied],
      ],
    ],
  ];
  return groups
    .map(([name, entries]) => ({
      name,
      entries: entries.filter(([, path, isShown = true]) => isShown && hasPage(path)).map(([title, path]) => ({ name: title, path })),
    }))
    .filter(({ entries }) => entries.length > 0);
}
