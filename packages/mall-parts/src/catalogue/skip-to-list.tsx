/** The first stop after a list's title: past pictures and filters, to the products. */
export const SkipToList = () => (
  <a className="skip-link" href="#sku-list">
    跳到商品列表
  </a>
);
