import { layoutCalls as calls } from '@mall/api-contract/layout';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { filmsIn } from './films.ts';
import type { LayoutService } from './layout.service.ts';
import { sendFilm } from './send-film.ts';

const oneDay = 86_400;
/** Of one address: a page that fails in a loop is heard, not followed (rule errors 19). */
const reportsPerMinute = 20;

interface LayoutParts {
  layout: LayoutService;
  /** Of a SKU the categories it lies in, from its own up to the first level; none where it isn't known. */
  product: { categoriesOf(skuNumber: string): Promise<number[]> };
  /** A folder of films. */
  films?: URL | undefined;
}

export function layoutRoutes(app: FastifyInstance, { layout, product, films }: LayoutParts) {
  const mayReport = addressBudget(reportsPerMinute);
  const shown = filmsIn(films);
  route(app, calls.getMallLayOut, () => layout.layout());
  route(app, calls.getAllFrontSiteBannersList, () => layout.allBanners());
  route(app, calls.getFrontSiteBannersPagedList, ({ query, pager = {} }) => layout.bannersPaged(query, { pageIndex: 1, ...pager }));
  route(app, calls.getMallHotSearchKeywords, ({ index, count }) => layout.hotKeywords(index, count));
  route(app, calls.getMallSearchBoxMarketingInfo, ({ index }) => layout.searchPhrases(index));
  route(app, calls.getMallHomePageTopAdvertising, () => layout.topAdvertising());
  route(app, calls.getActivityNotifys, () => layout.activities());
  route(app, calls.getMallRelatedActivities, () => layout.activitiesFor([]));
  route(app, calls.getMallRelatedActivitiesBySkuNumber, async ({ sku }) => layout.activitiesFor(await product.categoriesOf(sku)));
  route(app, calls.needUpdateAppByVersion, ({ version }) => layout.appUpdate(version));
  route(app, calls.getFullUrlByShortCode, ({ code }) => layout.shortLink(code));
  app.get<{ Params: { file: string } }>('/img/qr/:file', async ({ params }, reply) => {
    const svg = await layout.qrCode(params.file.replace(/\.svg$/, ''));
    if (!svg) return reply.status(404).header('cache-control', 'public, max-age=60').type('text/plain').send('no such picture');
    return reply
      .header('cache-control', `public, max-age=${oneDay}, stale-while-revalidate=${oneDay * 30}`)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml; charset=utf-8')
      .send(svg);
  });
  app.get<{ Params: { file: string } }>('/img/video/:file', async (request, reply) => {
    const film = await shown.open(request.params.file);
    if (!film) return reply.status(404).header('cache-control', 'public, max-age=60').type('text/plain').send('no such film');
    return sendFilm(request, reply, film);
  });
  route(app, calls.sendMallErrorToITGroupForFront, async (report, { ip, requestId }) => {
    if (!mayReport(ip)) return false;
    const text = (value: string | undefined) => (value ?? '').replaceAll('\0', '');
    const error = {
      requestPath: text(report.requestPath),
      errorInfo: text(report.errorInfo),
      errorMessage: text(report.errorMessage),
      errorStack: text(report.errorStack),
      componentName: text(report.componentName),
      windowsHref: text(report.windowsHref),
    };
    app.log.warn(
      { reqId: requestId, message: error.errorMessage, component: error.componentName, href: error.windowsHref },
      'fault in a browser',
    );
    await layout.reportError(error);
    return true;
  });
}
