import { layoutCalls as calls } from '@mall/api-contract/layout';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import type { LayoutService } from './layout.service.ts';
import { reportLimit } from './report-limit.ts';

export function layoutRoutes(app: FastifyInstance, layout: LayoutService) {
  const mayReport = reportLimit();
  route(app, calls.getMallLayOut, () => layout.layout());
  route(app, calls.getAllFrontSiteBannersList, () => layout.allBanners());
  route(app, calls.getMallHotSearchKeywords, ({ index, count }) => layout.hotKeywords(index, count));
  route(app, calls.getMallSearchBoxMarketingInfo, ({ index }) => layout.searchPhrases(index));
  route(app, calls.getMallHomePageTopAdvertising, () => layout.topAdvertising());
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
