/** Where an inquiry is made (the new flow). */
export const inquiryPath = '/customer/createinquiryv2';

/** The search that led here goes with the buyer (storefront section 2, floating side menu). */
export function withRequestId(path: string): string {
  const r = new URLSearchParams(location.search).get('r');
  return r ? `${path}?r=${encodeURIComponent(r)}` : path;
}
