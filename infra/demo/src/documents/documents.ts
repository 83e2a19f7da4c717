import { clerk } from '../matching/clerk.ts';
import { addressLines, addressNote, parcelLabel } from './addresses.ts';
import { idBack, idBoth, idFront } from './cards.ts';
import { digitalInvoice, invoiceTitle, paperInvoice } from './invoices.ts';
import { accountInformation, lyingLicense, openingPermit, standingLicense } from './licenses.ts';
import { type Look, looks, seen } from './looks.ts';
import type { DrawnDocument } from './paper.ts';

/** What can be drawn; the name says which form. */
const forms = {
  ...{ standingLicense, lyingLicense, openingPermit, accountInformation, idFront, idBack, idBoth },
  ...{ digitalInvoice, paperInvoice, invoiceTitle, parcelLabel, addressLines, addressNote },
};

export interface JudgedDocument extends Pick<DrawnDocument, 'kind' | 'truth'> {
  name: string;
  look: Look;
  /** Kept apart: nothing is tuned on it. */
  isHeldOut: boolean;
  draw: () => Promise<Buffer>;
}

/** Each form in each look, twice: once to tune on, once kept apart, with other people, companies and turns. The same at every run. */
export function drawnDocuments(): JudgedDocument[] {
  return Object.entries(forms).flatMap(([form, draw], at) =>
    looks.flatMap((look, which) =>
      [false, true].map((isHeldOut): JudgedDocument => {
        const random = clerk(4711 + at * 1009 + which * 97 + (isHeldOut ? 700_027 : 0));
        const document = draw(random);
        const { kind, truth } = document;
        return {
          kind,
          truth,
          look,
          isHeldOut,
          name: `${form}, ${look}${isHeldOut ? ', apart' : ''}`,
          draw: () => seen(document.svg, look, random),
        };
      }),
    ),
  );
}
