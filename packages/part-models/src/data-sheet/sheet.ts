/** What a data sheet says. Texts as the page shows them. */
export interface DataSheet {
  name: string;
  brand: string;
  orderCode: string;
  partNumber: string;
  attributes: [key: string, value: string][];
  /** An SVG with a viewBox. */
  drawing: string;
  /** The product's page, for the QR code. */
  pageUrl: string;
  /** '2026年11月22日'. */
  madeOn: string;
}
