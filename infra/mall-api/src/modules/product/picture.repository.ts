import type { Database } from '../../database/database.ts';

/** What a picture is drawn from. */
export const pictureRepository = ({ sql }: Database) => ({
  /** The drawing of a SKU: its family, its own dimensions, its name for the title. */
  async partOf(skuNumber: string) {
    const [row] = await sql<{ family: string; drawing: Record<string, string | number>; name: string }[]>`
      select p.family, s.drawing, s.name from sku s join product p on p.id = s.product_id where s.sku_number = ${skuNumber}`;
    return row;
  },
  async markOf(manufacturerId: number) {
    const [row] = await sql<{ mark: { shape: string; text: string } }[]>`select mark from manufacturer where id = ${manufacturerId}`;
    return row?.mark;
  },
});
