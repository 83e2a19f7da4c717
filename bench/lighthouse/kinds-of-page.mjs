/** A route of each kind of page that a search engine leads to. */
const routes = [
  ...['/', '/c-:categoryId', '/b-:manufacturerId', '/p/:skuNumber', '/search', '/brand/all', '/privateBrand'],
  ...['/zhishi/:id', '/catalogV2', '/helpCenter', '/download/center', '/supplier', '/hotProduct'],
];

/**
 * One page of each kind.
 * @param {{ address: string, route: string }[]} pages every page that is for everybody
 * @throws where a route is gone: the list above is behind the site then
 */
export const kindsOfPage = (pages) =>
  routes.map((route) => {
    const page = pages.find((one) => one.route === route);
    if (!page) throw new Error(`The site has no ${route}: bench/lighthouse/kinds-of-page.mjs names a route that is gone.`);
    return page;
  });
