import type { BrandSem, ProxyCertificate } from '@mall/api-contract/catalogue';
import { certificatePictureUrl, skuPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { type BrandContent, brandPageRepository, type CertificateRow } from './brand-page.repository.ts';
import type { CatalogueService } from './catalogue.service.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

export type { BrandContent } from './brand-page.repository.ts';

const seriesAtMost = 12;

interface CertificateSearch {
  keyword?: string | undefined;
  initial?: string | undefined;
  pageIndex?: number | undefined;
  pageSize?: number | undefined;
}

/** Stories, series and papers of brands (rules catalogue 19–21). */
export const brandPageService = (db: Database, catalogue: Pick<CatalogueService, 'snapshot' | 'manufacturer'>) => {
  const brands = brandPageRepository(db);

  /** Those of brands that are there: in force first, of these the largest brands first. */
  const all = async (): Promise<ProxyCertificate[]> => {
    const [rows, snapshot] = await Promise.all([brands.certificates(), catalogue.snapshot()]);
    const size = ({ manufacturerId }: ProxyCertificate) => snapshot.skusOfManufacturer.get(manufacturerId) ?? 0;
    return rows
      .flatMap((row) => certificateOf(row, snapshot) ?? [])
      .sort((a, b) => Number(b.isValid) - Number(a.isValid) || size(b) - size(a) || a.id - b.id);
  };

  return {
    /** @throws {MallError} MANUFACTURER_NOT_FOUND */
    async certificates(manufacturerId: number | undefined, count: number): Promise<ProxyCertificate[]> {
      if (manufacturerId !== undefined) await catalogue.manufacturer(manufacturerId);
      const found = (await all()).filter((one) => one.isValid && (manufacturerId === undefined || one.manufacturerId === manufacturerId));
      return found.slice(0, count);
    },
    /** What a certificate says, to draw it; undefined for an unknown one. */
    certificate: async (id: number) => (await all()).find((one) => one.id === id),
    async findCertificates({ keyword = '', initial = '', pageIndex = 1, pageSize = 12 }: CertificateSearch) {
      const wanted = keyword.trim().toLowerCase();
      const known = await all();
      const found = known.filter(
        (one) =>
          (!wanted || one.manufacturerName.toLowerCase().includes(wanted) || one.number.toLowerCase().includes(wanted)) &&
          (!initial || one.initial === initial.toUpperCase()),
      );
      const initials = [...new Set(known.map((one) => one.initial))].sort();
      return { pageIndex, pageSize, total: found.length, items: found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize), initials };
    },
    /** A brand's words; empty ones where nobody wrote any. */
    words: async (manufacturerId: number) => (await brands.page(manufacturerId)) ?? { slogan: '', story: [] },
    /** Where a brand has most, with how its series are called. */
    async series(manufacturerId: number): Promise<BrandSem['series']> {
      const { categories, categoriesOf } = await catalogue.snapshot();
      const counts = categoriesOf.get(manufacturerId) ?? new Map<number, number>();
      const ids = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).map(([id]) => id);
      const rows = await brands.series(manufacturerId, ids.slice(0, seriesAtMost));
      return rows.flatMap(({ categoryId, series, productCount, pictureSku }) => {
        const category = categories.get(categoryId);
        return category && pictureSku
          ? [
              {
                ...{ categoryId, name: category.name, series: series.join('、'), productCount },
                skuCount: counts.get(categoryId) ?? 0,
                pictureUrl: skuPictureUrl(pictureSku, 'thumb'),
              },
            ]
          : [];
      });
    },
    replace: (content: BrandContent): Promise<void> => db.transaction((tx) => brandPageRepository(tx).replace(content)),
    /** @throws {MallError} PRIVATE_BRAND_NOT_FOUND for a brand that isn't the mall's own */
    async privateBrands(manufacturerId?: number) {
      const { manufacturers } = await catalogue.snapshot();
      const own = manufacturers.filter((one) => one.isPrivate && (manufacturerId === undefined || one.id === manufacturerId));
      if (own.length === 0 && manufacturerId !== undefined) throw new MallError('PRIVATE_BRAND_NOT_FOUND', { manufacturerId });
      return own;
    },
  };
};
export type BrandPageService = ReturnType<typeof brandPageService>;

function certificateOf(row: CertificateRow, { manufacturerById }: CatalogueSnapshot): ProxyCertificate | undefined {
  const brand = manufacturerById.get(row.manufacturerId);
  return brand && { ...row, manufacturerName: brand.name, initial: brand.initial, pictureUrl: certificatePictureUrl(row.id) };
}
