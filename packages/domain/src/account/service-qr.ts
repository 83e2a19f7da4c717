/** Who looks after a company, as the contact person's data tell it. */
export interface ServedBy {
  /** The trading partner that looks after it; 0: nobody in particular. */
  owner: number;
  /** Its person of customer service; 0: nobody in particular. */
  cs: number;
  isPublic: boolean;
  /** A code of the company's own, '' if it has none. */
  imgUrl: string;
}

/**
 * Which code a buyer scans to talk to customer service (rule account 5): the one of the partner's person of customer
 * service, else the account's own picture unless it is looked after publicly, else everybody's.
 * @returns the picture's address
 */
export function serviceQrUrl(by: ServedBy | undefined): string {
  if (by && by.owner > 0 && by.cs > 0) return `/img/qr/service-${by.cs}.svg`;
  if (by && !by.isPublic && by.imgUrl) return by.imgUrl;
  return '/img/qr/service.svg';
}
