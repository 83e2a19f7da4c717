import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database.ts';
import type { BrandPageService } from '../catalogue/brand-page.service.ts';
import type { LayoutService } from '../layout/layout.service.ts';
import { pictureRepository } from './picture.repository.ts';

/** A part's drawing and what stands beside it. */
export interface DrawnPart {
  family: string;
  params: Record<string, string | number>;
  name: string;
}

/** What is printed on a maker's paper; days as 2026-01-01. */
export type CertificateFacts = Record<'brand' | 'number' | 'scope' | 'issuer' | 'holder' | 'validFrom' | 'validUntil', string> & {
  mark: { shape: string; text: string };
};

/** Who draws: all answer with the text of an SVG. Asked once for each picture, then it is held in memory. */
export interface Pictures {
  drawSku(part: DrawnPart & { size: 'thumb' | 'large' }): string;
  /** How it is handed over, with its label. */
  drawPacked(
    part: DrawnPart & Record<'brand' | 'skuNumber' | 'orderCode' | 'partNumber' | 'packUom' | 'unit', string> & { packQty: number },
  ): string;
  /** Its front and its parameters. */
  drawFacts(part: DrawnPart & { attributes: [key: string, value: string][] }): string;
  drawBrandMark(mark: { shape: string; text: string }): string;
  /** A proxy certificate, 840 × 594. */
  drawCertificate(certificate: CertificateFacts): string;
  drawBanner(banner: { title: string; subtitle: string; tone: string; parts: string[] }): string;
}

interface Picture {
  svg: string;
  etag: string;
}

const most = 4000;
const oneDay = 86_400;
const tones = ['blue', 'steel', 'green', 'amber'];

/** Drawn pictures: `/img/sku/{number}/{thumb|large|packed|facts}.svg`, `/img/brand/{id}.svg`, `/img/certificate/{id}.svg`, `/img/banner/{id}.svg`. Drawn once, then held in memory. */
export function pictureRoutes(
  app: FastifyInstance,
  parts: {
    db: Database;
    layout: Pick<LayoutService, 'allBanners' | 'bannersAt' | 'layout'>;
    brands: Pick<BrandPageService, 'certificate'>;
    pictures: Pictures;
  },
) {
  const { db, layout, brands, pictures } = parts;
  const facts = pictureRepository(db);
  const known = new Map<string, Picture>();

  const serve = async (request: FastifyRequest, reply: FastifyReply, draw: () => Promise<string | undefined>) => {
    const key = request.url.split('?')[0]!;
    let picture = known.get(key);
    if (!picture) {
      const svg = await draw();
      if (svg === undefined)
        return reply.status(404).header('cache-control', 'public, max-age=60').type('text/plain').send('no such picture');
      picture = { svg, etag: `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"` };
      if (known.size >= most) known.delete(known.keys().next().value ?? '');
      known.set(key, picture);
    }
    reply.header('etag', picture.etag).header('cache-control', `public, max-age=${oneDay}, stale-while-revalidate=${oneDay * 30}`);
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('x-content-type-options', 'nosniff')
      .send(picture.svg);
  };

  app.get<{ Params: { sku: string; file: string } }>('/img/sku/:sku/:file', (request, reply) =>
    serve(request, reply, async () => {
      const { sku, file } = request.params;
      const [, kind] = /^(thumb|large|packed|facts)\.svg$/.exec(file) ?? [];
      if (!kind) return undefined;
      const skuNumber = sku.toUpperCase();
      if (kind === 'thumb' || kind === 'large') {
        const row = await facts.partOf(skuNumber);
        return row && pictures.drawSku({ family: row.family, params: row.drawing, size: kind, name: row.name });
      }
      const row = await facts.labelOf(skuNumber);
      if (!row) return undefined;
      const { drawing: params, attributes, ...label } = row;
      return kind === 'packed'
        ? pictures.drawPacked({ ...label, params, skuNumber })
        : pictures.drawFacts({ family: row.family, params, name: row.name, attributes });
    }),
  );

  app.get<{ Params: { file: string } }>('/img/brand/:file', (request, reply) =>
    serve(request, reply, async () => {
      const id = idOf(request.params.file);
      const mark = id === undefined ? undefined : await facts.markOf(id);
      return mark && pictures.drawBrandMark(mark);
    }),
  );

  app.get<{ Params: { file: string } }>('/img/certificate/:file', (request, reply) =>
    serve(request, reply, async () => {
      const id = idOf(request.params.file);
      const found = id === undefined ? undefined : await brands.certificate(id);
      const mark = found && (await facts.markOf(found.manufacturerId));
      if (!found || !mark) return undefined;
      const { companyName: holder } = await layout.layout();
      return pictures.drawCertificate({ ...found, brand: found.manufacturerName, holder, mark });
    }),
  );

  app.get<{ Params: { file: string } }>('/img/banner/:file', (request, reply) =>
    serve(request, reply, async () => {
      const id = idOf(request.params.file);
      const banner = (await layout.allBanners()).find((one) => one.id === id);
      if (!banner) return undefined;
      const full = (await layout.bannersAt(banner.position)).find((one) => one.id === id);
      return pictures.drawBanner({
        title: banner.title,
        subtitle: full?.subtitle ?? '',
        tone: tones[banner.id % tones.length]!,
        parts: full?.motif ? [full.motif] : [],
      });
    }),
  );
}

/** `12.svg` → 12 */
function idOf(file: string): number | undefined {
  const [, digits] = /^(\d{1,9})\.svg$/.exec(file) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
