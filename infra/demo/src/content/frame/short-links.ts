/** Short links that go with printed matter and messages. Addresses of the mall itself are kept as paths, so that they hold on every host. */
export const shortLinkContent: readonly { code: string; url: string; note: string }[] = [
  { code: 'coupon1', url: '/discount/coupon-index', note: '领券短信' },
  { code: 'bearing', url: `/search?keyword=${encodeURIComponent('深沟球轴承')}`, note: '轴承选型手册封底' },
  { code: 'luosi8', url: `/search?keyword=${encodeURIComponent('内六角 m8x30')}`, note: '紧固件样本' },
  { code: 'zhangqi', url: '/customer/customerCreditLimit', note: '账期开通短信' },
  { code: 'gbopen', url: 'openstd.samr.gov.cn/bzgk/gb/', note: '国家标准查询，样本附录' },
];
