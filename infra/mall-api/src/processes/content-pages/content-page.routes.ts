import { contentCalls as calls } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { type ContentPageParts, contentPageService } from './content-page.service.ts';

export function contentPageRoutes(app: FastifyInstance, parts: ContentPageParts) {
  const pages = contentPageService(parts);
  route(app, calls.getMallNews, ({ id, preview, pageIndex = 1, pageSize = 20 }, caller) =>
    pages.withOthers(id, preview, pageIndex, pageSize, caller),
  );
  route(app, calls.getMallSeoKeywordById, ({ id, preview }, caller) => pages.keyword(id, preview, caller));
  route(app, calls.getMallSeoKeywordWithSynonym, ({ synonym }, caller) => pages.synonym(synonym, caller));
  route(app, calls.getContentPage, ({ hash, preview }, caller) => pages.page(hash, preview, caller));
  route(app, calls.getMallHelpCenterById, ({ id, preview }, caller) => pages.help(id, preview, caller));
  route(app, calls.getPairMessages, ({ id }) => pages.pairs(id));
}
