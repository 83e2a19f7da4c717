import { fitsLamp, type LampChoice, lampChoices, lampSteps, skuPictureUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { ProductService } from '../../modules/product/product.service.ts';
import { recommendSkus } from './recommend-skus.ts';

export interface LampParts {
  db: Database;
  product: ProductService;
}

/** What a signal tower lamp is drawn as, and so known by. */
const family = 'signal-tower';
const shownAtMost = 12;
const alternativesAtMost = 3;

/** The guide to signal tower lamps (rule catalogue 26). */
export const lampGuide = ({ db, product }: LampParts) => {
  const shownBy = recommendSkus(db);

  return {
    async result(chosen: LampChoice, kp: Kp | undefined) {
      const lamps = await product.attributesOfFamily(family);
      const fitting = lamps.filter(({ attributes }) => fitsLamp(attributes, chosen));
      const ids = fitting.slice(0, shownAtMost).map(({ id }) => id);
      const steps = lampChoices(
        lamps.map(({ attributes }) => attributes),
        chosen,
      );
      return { steps, total: fitting.length, products: (await shownBy(ids, kp))(ids) };
    },
    /** @throws {MallError} LAMP_NOT_FOUND also for a SKU that is no lamp */
    async detail(skuNumber: string, kp: Kp | undefined) {
      const lamps = await product.attributesOfFamily(family);
      const lamp = lamps.find((one) => one.skuNumber === skuNumber.toUpperCase());
      if (!lamp) throw new MallError('LAMP_NOT_FOUND', { skuNumber });
      const own = new Map(lamp.attributes);
      const choice = Object.fromEntries(lampSteps.map(({ name, label }) => [name, own.get(label)]));
      const others = lamps
        .filter(({ id, productId, attributes }) => id !== lamp.id && productId !== lamp.productId && fitsLamp(attributes, choice))
        .slice(0, alternativesAtMost)
        .map(({ id }) => id);
      const [shown, spu] = await Promise.all([shownBy([lamp.id, ...others], kp), product.spu(lamp.productId)]);
      return {
        sku: shown([lamp.id])[0]!,
        pictureUrl: skuPictureUrl(lamp.skuNumber, 'large'),
        attributes: lamp.attributes,
        description: spu.description,
        alternatives: shown(others),
      };
    },
  };
};
