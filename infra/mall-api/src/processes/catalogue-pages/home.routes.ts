import { homeCalls as calls } from '@mall/api-contract/home';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type HomeParts, homeService } from './home.service.ts';

export function homeRoutes(app: FastifyInstance, parts: HomeParts) {
  const home = homeService(parts);
  route(app, calls.getMallIndex, (_input, { kp }) => home.index(kp));
  route(app, calls.getMallRecommendPagedListV1, ({ query, categoryId, pageIndex = 1, pageSize = 20 }, { kp }) =>
    home.shelf(query, categoryId, pageIndex, pageSize, kp),
  );
  route(app, calls.getNewSkuRecommendTabList, () => home.newTabs());
  route(app, calls.getMallHotProduct, (_input, { kp }) => home.hot(kp));
  route(app, calls.getMallHotProductSecondById, ({ id }, { kp }) => home.hotBelow(id, kp));
  route(app, calls.getTopThreeSalesHotProductSkuV1, ({ top }, { kp }) => home.top(top ?? 6, kp));
  route(app, calls.getHotProductByCategory, ({ id }, { kp }) => home.hotOf(id, kp));
}
