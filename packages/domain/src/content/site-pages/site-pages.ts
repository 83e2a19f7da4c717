/**
 * Pages of the site that a text may lead to, written as the manifests write their routes; of two that fit the one that stands first is it. Papers, links of one
 * person and steps of something else are no such pages. `scripts/testing/site-pages.test.mjs` holds the list against the manifests.
 */
export const sitePages = [
  ...['/', '/c-:categoryId', '/b-:manufacturerId', '/p/:skuNumber', '/canshu/:skuNumber?', '/comparison', '/comparison/:sku', '/search'],
  ...['/sitemap', '/newProducts/:type?', '/hotProduct', '/ai', '/brand/all', '/brand/selection', '/brand/proxy-certificate'],
  ...['/privateBrand', '/ownbrand', '/catalog/huoye', '/catalog/beijian', '/catalog/brand', '/catalog/category', '/catalog/product'],
  ...['/catalog/promotionlist', '/catalog/promotionlist/:id', '/promotion/einvoice'],
  ...['/discount/coupon-index', '/discount/new/:type?/:id?', '/discount/:type?/:id?'],
  ...['/catalogV2', '/catalogV2/brand', '/catalogV2/brand-sem', '/catalogV2/category-nb', '/catalogV2/category-pb', '/catalogV2/head'],
  ...['/catalogV2/product', '/catalogue/:id?', '/cp/view', '/cp/:id?', '/cms/:id?', '/gp/:id?', '/gp_ts/:synonym?'],
  ...['/news', '/news/:id', '/zhishi', '/zhishi/:id', '/knowledge/:id?', '/helpCenter', '/t/aboutUs', '/t/agreement/:type?'],
  ...['/download/center', '/download/:id?', '/supplier', '/supplier/apply'],
  ...['/login', '/register', '/customer/forgetpassword', '/mycart', '/cart', '/quickorder'],
  ...[
    '/customer/createinquiryv2',
    '/customer/createinquiry',
    '/customer/inquiryListV2',
    '/customer/inquiryList',
    '/customer/inquiryOnlineV2',
  ],
  ...['/customer/applyCredit', '/customer/applyCredit/land', '/customer/applyCredit/info', '/customer/contracts'],
  ...['/customer/customerCreditLimit', '/customer/customerCreditBills'],
  ...['/customer/myorders', '/customer/orders', '/customer/nonpayment', '/customer/orderInvoicedHistory', '/customer/commonly'],
  ...[
    '/customer/personCenter',
    '/customer/accountmanage',
    '/customer/securitySettings',
    '/customer/assistantKeys',
    '/customer/notifications',
  ],
  ...['/customer/addresses', '/customer/invoices', '/customer/addresses/invoices', '/customer/accountBalance', '/customer/coupons'],
  ...['/customer/PersonalManufactureApplyResult', '/customer/BlackCardBenefit', '/customer/blackCardBenefit'],
  ...['/customer/requestAfterSales', '/customer/requestAfterSales/issue', '/customer/requestAfterSales/feedback'],
  ...['/customer/afterSalesList', '/customer/afterSalesRequestList', '/customer/approvals', '/customer/approvalRules', '/customer/budgets'],
] as const;
export type SitePage = (typeof sitePages)[number];

const patternOf = (page: SitePage) => new RegExp(`^${page.replace(/\/:\w+\?/g, '(?:/([^/]+))?').replace(/:\w+/g, '([^/]+)')}/?$`);

/** What has no parameter comes first: `/comparison` is no `/comparison/:sku`. */
const patterns = sitePages
  .toSorted((a, b) => Number(a.includes(':')) - Number(b.includes(':')))
  .map((page) => ({ page, pattern: patternOf(page) }));

/** The page at a path, and what stands in the places of its parameters; undefined where the site has none. Paths are matched as they are written. */
export function sitePageAt(pathname: string): { page: SitePage; params: (string | undefined)[] } | undefined {
  for (const { page, pattern } of patterns) {
    const [found, ...params] = pattern.exec(pathname) ?? [];
    if (found !== undefined) return { page, params };
  }
  return undefined;
}
