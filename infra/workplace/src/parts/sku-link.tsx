/** A SKU's number, leading to its page in the mall. */
export const SkuLink = ({ skuNumber }: { skuNumber: string }) => (
  <a className="part-number" href={`/p/${encodeURIComponent(skuNumber)}`} target="_blank" rel="noreferrer">
    {skuNumber}
  </a>
);
