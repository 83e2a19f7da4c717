import { contentCalls as calls } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { acceptanceService, agreementService } from './agreement.service.ts';
import { contentService } from './content.service.ts';
import type { ContentPictures } from './content-pictures.ts';
import { helpService } from './help.service.ts';
import { voterOf } from './voter.ts';

const oneYear = 31_536_000;

export function contentRoutes(app: FastifyInstance, { db, contentPictures }: { db: Database; contentPictures: ContentPictures }) {
  const help = helpService(db);
  const agreements = agreementService(db);
  const content = contentService(db);
  route(app, calls.getMallHelpCenterTree, () => help.tree());
  route(app, calls.searchHelp, ({ keyword }) => help.search(keyword));
  route(app, calls.voteContent, ({ id, isUseful }, caller) => help.vote(id, voterOf(caller), isUseful));
  route(app, calls.getMallNewsPagedList, ({ pageIndex = 1, pageSize = 5 }) => content.list({ kinds: ['news'] }, pageIndex, pageSize));
  route(app, calls.getMallArticlePagedList, async ({ pageIndex = 1, pageSize = 5, topic, keyword = '' }) => {
    const words = keyword.trim().split(/\s+/).filter(Boolean).slice(0, 8);
    const [list, topics] = await Promise.all([
      content.list({ kinds: ['article'], topic, words }, pageIndex, pageSize),
      content.topics('article'),
    ]);
    return { ...list, topics };
  });
  route(app, calls.getContentPagedList, ({ folder, pageIndex = 1, pageSize = 60 }) =>
    content.list(folder === 'gp' ? { kinds: ['keyword'] } : { kinds: ['page'], folder }, pageIndex, pageSize),
  );
  route(app, calls.getChangedPages, ({ after }) => content.changedPages(after));
  app.get<{ Params: { file: string } }>('/img/content/:file', async ({ params }, reply) => {
    const picture = await contentPictures.read(params.file);
    if (!picture) return reply.status(404).header('cache-control', 'public, max-age=60').type('text/plain').send('no such picture');
    return reply
      .header('cache-control', `public, max-age=${oneYear}, immutable`)
      .header('content-security-policy', "default-src 'none'")
      .header('x-content-type-options', 'nosniff')
      .type(picture.type)
      .send(picture.bytes);
  });
  route(app, calls.getAgreement, ({ type, version }) => agreements.read(type, version));
  route(app, calls.getAgreementsInForce, () => agreements.inForce());
  route(app, calls.acceptAgreements, ({ agreements: seen }, { kp, ip, requestId }) =>
    acceptanceService(db).accept(kp.kpId, seen, { ip, requestId }),
  );
}
