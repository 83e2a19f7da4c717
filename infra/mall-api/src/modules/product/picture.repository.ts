import type { Database } from '../../database/database.ts';

/** What a picture is drawn from. */
export const pictureRepository = ({ sql }: Database) => ({
  /** The drawing of a SKU: its family, its own dimensions, its name for the title. */
  async partOf(skuNumber: string) {
    const [row] = await sql<{ family: string; drawing: Record<string, string | number>; name: string }[]>`
      select p.family, s.drawing, s.name from sku s join product p on p.id = s.product_id where s.sku_number = ${skuNumber}`;
    return row;
  },
  /** The same, with what its packet says. */
  async labelOf(skuNumber: string) {
    const [row] = await sql<
      {
        family: string;
        drawing: Record<string, string | number>;
        name: string;
        brand: string;
        orderCode: string;
        partNumber: string;
        packQty: number;
        packUom: string;
        unit: string;
        attributes: [key: string, value: string][];
      }[]
    >`
      select p.family, s.drawing, s.name, m.name as brand, s.order_code, s.manufacturer_part_number as part_number, s.pack_qty, s.pack_uom,
        s.sales_pack_uom as unit, s.attributes
      from sku s join product p on p.id = s.product_id join manufacturer m on m.id = s.manufacturer_id where s.sku_number = ${skuNumber}`;
    return row;
  },
  async markOf(manufacturerId: number) {
    const [row] = await sql<{ mark: { shape: string; text: string } }[]>`select mark from manufacturer where id = ${manufacturerId}`;
    return row?.mark;
  },
});
