/** Where an inquiry is made (the new flow). */
export const inquiryPath = '/customer/createinquiryv2';

/** The search that led here goes with the buyer (rules layout 19; page-addresses 4). */
export function withRequestId(path: string): string {
  const r = new URLSearchParams(location.search).get('r');
  return r ? `${path}?r=${encodeURIComponent(r)}` : path;
}
