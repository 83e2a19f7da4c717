import type { RecommendSku } from '@mall/api-contract/home';
import { skuPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { noPrice } from '../../modules/pricing/price-view.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { shelf } from '../../modules/product/shelf.ts';

/** The SKUs of several shelves with one query for them and one for their prices. @returns which gives those of one shelf in its order, without unknown ones */
export const recommendSkus = (db: Database) => async (ids: readonly number[], kp: Kp | undefined) => {
  const rows = await shelf(db).shown([...new Set(ids)]);
  const prices = kp
    ? await pricingService(db).price(
        rows.map(({ skuNumber, minOrderQty }) => ({ skuNumber, quantity: minOrderQty })),
        kp,
      )
    : undefined;
  const byId = new Map(
    rows.map(({ id, skuNumber, name, manufacturerName, manufacturerPartNumber, salesPackUom }): [number, RecommendSku] => [
      id,
      {
        skuNumber,
        productName: name,
        manufacturerName,
        manufacturerPartNumber,
        defaultThumbUrl: skuPictureUrl(skuNumber, 'thumb'),
        salesPackUom,
        ...(prices?.get(skuNumber)?.view ?? { ...noPrice, isLogin: kp !== undefined }),
      },
    ]),
  );
  return (wanted: readonly number[]) => wanted.map((id) => byId.get(id)).filter((one) => one !== undefined);
};
