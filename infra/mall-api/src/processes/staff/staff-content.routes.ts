import { contentCalls as calls, type StaffPicture } from '@mall/api-contract/content';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { takesUploads } from '../../http/upload.ts';
import type { PictureRow } from '../../modules/content/content-pictures.ts';
import { filmsIn } from '../../modules/layout/films.ts';
import { type StaffContentParts, staffContentService } from './staff-content.service.ts';

const pictureView = ({ id, name, width, height, widths }: PictureRow): StaffPicture => ({
  ...{ id, name, width, height, url: `/img/content/${id}-${widths[0]}.webp` },
});

/** For who writes what the mall tells. */
export function staffContentRoutes(app: FastifyInstance, parts: StaffContentParts) {
  const content = staffContentService(parts);
  route(app, calls.listContent, ({ kind, state, keyword = '', pageIndex = 1, pageSize = 20 }) =>
    content.list(kind, state, keyword.trim(), pageIndex, pageSize),
  );
  route(app, calls.getContent, ({ id }, caller) => content.one(id, caller));
  route(app, calls.getContentVersion, ({ id, version }) => content.version(id, version));
  route(app, calls.makeContent, ({ kind, slug, draft }, caller) => content.make(caller, kind, slug, draft));
  route(app, calls.saveContent, ({ id, revision, draft }, caller) => content.save(caller, id, revision, draft));
  route(app, calls.submitContent, ({ id, revision, why }, caller) => content.submit(caller, id, revision, why));
  route(app, calls.returnContent, ({ id, revision, why }, caller) => content.giveBack(caller, id, revision, why));
  route(app, calls.publishContent, ({ id, revision, ...times }, caller) => content.publish(caller, id, revision, times));
  route(app, calls.moveContent, ({ id, slug, why }, caller) => content.move(caller, id, slug, why));
  route(app, calls.takeBackContent, ({ id, why }, caller) => content.takeBack(caller, id, why));
  route(app, calls.listContentPictures, async ({ pageIndex = 1, pageSize = 20 }) => {
    const { total, rows } = await parts.contentPictures.page((pageIndex - 1) * pageSize, pageSize);
    return { pageIndex, pageSize, total, items: rows.map(pictureView) };
  });
  route(app, calls.listContentFilms, async () =>
    (await filmsIn(parts.films).list()).map(({ file, size, changedAt }) => ({
      ...{ film: file, url: `/img/video/${file}`, size },
      changedAt: new Date(changedAt).toISOString(),
    })),
  );
  app.register(async (uploads) => {
    takesUploads(uploads);
    route(uploads, calls.addContentPicture, async ({ file }) => {
      const bytes = Buffer.from(await file.arrayBuffer());
      return pictureView(await parts.contentPictures.add(bytes, (file as File).name ?? ''));
    });
  });
}
