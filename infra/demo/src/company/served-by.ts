/** Who looks after a company, as `customer` keeps it. */
interface ServedBy {
  owner: number | null;
  cs: number | null;
  isPublic: boolean;
  imageUrl: string;
}

const everybodys: ServedBy = { owner: null, cs: null, isPublic: true, imageUrl: '' };

/** Each way that the code of customer service is chosen (rule account 5): a partner's person, a code of the company's own, everybody's. */
const known: Readonly<Record<number, ServedBy>> = {
  1: { owner: 3, cs: 12, isPublic: false, imageUrl: '' },
  2: { owner: null, cs: null, isPublic: false, imageUrl: '/img/qr/service-2001.svg' },
};

export const servedBy = (customerId: number): ServedBy => known[customerId] ?? everybodys;
