/** Of a parcel that nobody gave a number: it has none, and none is made up. */
export const noTrackingNumber = '无运单号';

/** By whom a parcel goes and under which number, as lists, papers and messages say it. */
export const parcelText = ({ carrier, trackingNumber }: { carrier: string; trackingNumber: string }): string =>
  [carrier, trackingNumber || noTrackingNumber].filter(Boolean).join(' ');
