import { productCalls as calls } from '@mall/api-contract/product';
import { skuFileUrl, skuUrl } from '@mall/domain/catalogue';
import { defaultProvinceId } from '@mall/domain/location';
import { displayDate } from '@mall/domain/time';
import { dxfOf, inUseSvg } from '@mall/part-models';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { addressBudget } from '../../load/address-budget.ts';
import { Overload } from '../../load/overload.ts';
import { downloadPasses, passSeconds } from './download-pass.ts';
import { drawingOf, type ModelService } from './model.service.ts';
import { pictureRepository } from './picture.repository.ts';
import type { Pictures } from './pictures.routes.ts';
import { skuRepository } from './sku.repository.ts';

interface Parts {
  db: Database;
  models: ModelService;
  pictures: Pictures;
  mallUrl: string;
  installationKey: Buffer;
}
type Asked = FastifyRequest<{ Params: { sku: string }; Querystring: { token?: string } }>;

const types = {
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  json: 'application/json; charset=utf-8',
  pdf: 'application/pdf',
  step: 'model/step',
  stl: 'model/stl',
  dxf: 'image/vnd.dxf',
};
/** New models and data sheets an address may have made a minute; those that are kept cost nothing. */
const newOnesAMinute = 60;
const formats = ['step', 'stl', 'dxf'] as const;

/** Drawings, data sheets and models of SKUs as files, and the calls that lead to them (rules drawing 1–6). */
export function modelRoutes(app: FastifyInstance, { db, models, pictures, mallUrl, installationKey }: Parts) {
  const facts = pictureRepository(db);
  const skus = skuRepository(db);
  const passes = downloadPasses(installationKey);
  const budget = addressBudget(newOnesAMinute);
  const part = (skuNumber: string) => facts.partOf(skuNumber.toUpperCase());

  route(app, calls.getExist3DModel, async ({ id, skuNumber: given }) => {
    const product = await skus.product(id);
    if (!product) throw new MallError('PRODUCT_NOT_FOUND', { productId: id });
    const skuNumber = (given ?? product.defaultSku ?? '').toUpperCase();
    const found = await part(skuNumber);
    if (!found) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    const isExist = models.has(found.family, found.drawing);
    return {
      ...{ isExist, skuNumber },
      drawingUrl: skuFileUrl(skuNumber, 'drawing.svg'),
      dataSheetUrl: skuFileUrl(skuNumber, 'datasheet.pdf'),
      meshUrl: isExist ? skuFileUrl(skuNumber, 'mesh.json') : null,
      formats: isExist ? [...formats] : [],
    };
  });
  route(app, calls.getCadenasToken, (_, { kp }) => ({ token: passes.of(kp.kpId), expiresInSeconds: passSeconds }));
  route(app, calls.get3DDownloadUrl, async ({ skuNumber: given, format }, { kp }) => {
    const skuNumber = given.toUpperCase();
    const found = await part(skuNumber);
    if (!found) throw new MallError('SKU_NOT_FOUND', { skuNumber });
    if (!models.has(found.family, found.drawing)) throw new MallError('MODEL_NOT_FOUND', { skuNumber });
    return { url: `${skuFileUrl(skuNumber, `model.${format}`)}?token=${passes.of(kp.kpId)}`, fileName: `${skuNumber}.${format}` };
  });

  type Found = NonNullable<Awaited<ReturnType<typeof part>>> & { skuNumber: string; mayMake: () => boolean };
  const file = (
    name: string,
    type: keyof typeof types,
    make: (found: Found) => Promise<string | Uint8Array | undefined> | string | undefined,
    isClosed = false,
  ) =>
    app.get(`/img/sku/:sku/${name}`, async (request: Asked, reply: FastifyReply) => {
      const refuse = (status: number, why: string) =>
        reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(why);
      if (isClosed && !passes.opens(String(request.query.token ?? ''))) return refuse(403, '下载链接已过期，请回到商品页重新下载');
      const skuNumber = request.params.sku.toUpperCase();
      const found = await part(skuNumber);
      try {
        const content = found && (await make({ ...found, skuNumber, mayMake: () => budget(request.ip) }));
        if (content === undefined) return refuse(404, 'no such file');
        const keep = type === 'pdf' ? 3600 : 86_400;
        return await reply
          .header('cache-control', isClosed ? 'private, no-store' : `public, max-age=${keep}, stale-while-revalidate=${keep * 7}`)
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .header('x-content-type-options', 'nosniff')
          .header(
            'content-disposition',
            `${isClosed ? 'attachment' : 'inline'}; filename="${skuNumber.replaceAll(/[^\w-]/g, '_')}.${type}"`,
          )
          .type(types[type])
          .send(typeof content === 'string' ? content : Buffer.from(content.buffer, content.byteOffset, content.byteLength));
      } catch (error) {
        if (!(error instanceof Overload)) throw error;
        reply.header('retry-after', 3);
        return refuse(503, '图纸正在排队生成，请稍后再试');
      }
    });

  const drawing = (found: Found, frame?: number) =>
    drawingOf(models, found, frame) ?? pictures.drawSku({ family: found.family, params: found.drawing, size: 'large', name: found.name });
  file('drawing.svg', 'svg', (found) => drawing(found));
  file('views.svg', 'svg', (found) => drawing(found, 1));
  file('use.svg', 'svg', ({ family, drawing: params, name }) => inUseSvg(family, params, name));
  file('shaded.png', 'png', ({ family, drawing: params, mayMake }) => models.file('shaded', family, params, mayMake));
  file('shaded-thumb.png', 'png', ({ family, drawing: params, mayMake }) => models.file('thumb', family, params, mayMake));
  file('mesh.json', 'json', ({ family, drawing: params, mayMake }) => models.file('mesh', family, params, mayMake));
  file('datasheet.pdf', 'pdf', async (found) => {
    const [sku] = await skus.byNumbers([found.skuNumber], defaultProvinceId);
    if (!sku) return undefined;
    const { orderCode, manufacturerName: brand, manufacturerPartNumber: partNumber, attributes } = sku;
    const madeOn = displayDate(new Date());
    const sheet = { name: found.name, brand, orderCode, partNumber, attributes, pageUrl: `${mallUrl}${skuUrl(found.skuNumber)}`, madeOn };
    return models.dataSheet(sheet, () => drawing(found), found.mayMake);
  });
  file('model.step', 'step', ({ family, drawing: params, mayMake }) => models.file('step', family, params, mayMake), true);
  file('model.stl', 'stl', ({ family, drawing: params, mayMake }) => models.file('stl', family, params, mayMake), true);
  file(
    'model.dxf',
    'dxf',
    ({ family, drawing: params }) => {
      const sheet = models.sheet(family, params);
      return sheet && dxfOf(sheet);
    },
    true,
  );
}
