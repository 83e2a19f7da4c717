import type { CartSubstitute, CartSubstitutes } from '@mall/api-contract/cart';
import { chooseSubstitute, type InsteadOf, mergedQuantity, substituteSaving } from '@mall/domain/cart';
import { arrivalText } from '@mall/domain/delivery-time';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { substituteService } from '../product/substitute.service.ts';
import { type CartItemRow, cartRepository } from './cart.repository.ts';
import { refusalOf } from './cart-line.ts';
import type { SkuAtQuantity, Viewer } from './sku-at-quantity.ts';
import { skuLookup } from './sku-lookup.ts';

interface Offer {
  item: CartItemRow;
  isPrivateBrand: boolean;
  sku: SkuAtQuantity;
  /** What it alone saves, campaigns included. */
  saving: number;
}
type Saving = (changes: InsteadOf) => number;

/** The private brand's part or a cheaper equal one in lines' places, and back (rules cart 16, 26, 27). */
export const cartSubstituteService = (db: Database) => {
  /** What the lines would save with others in their places; three statements, however many lines and others there are. */
  const savings = async (own: Database, viewer: Viewer, items: readonly CartItemRow[], others: readonly string[]) => {
    const numbers = [...items.map(({ skuNumber }) => skuNumber), ...others];
    const quotedIn = new Map(items.flatMap(({ skuNumber, inquiryId }) => (inquiryId > 0 ? [[skuNumber, inquiryId] as const] : [])));
    const lookup = skuLookup(own);
    const [at, campaigns] = await Promise.all([lookup.loadAt(viewer, numbers, quotedIn), lookup.campaigns(numbers)]);
    const lines = items.map(({ id, skuNumber: sku, quantity, isSelected }) => {
      const found = at(sku, quantity);
      return { id, sku, quantity, total: found?.total ?? 0, isCounted: isSelected && !!found && refusalOf(found, quantity) === '' };
    });
    return { at, saving: substituteSaving(lines, campaigns) };
  };

  /** All that could stand in the lines' places and costs less there, by line; a handful of statements however many lines there are. */
  const possible = async (own: Database, viewer: Viewer, items: readonly CartItemRow[], which?: ReadonlySet<number>) => {
    const open = items.filter(({ id, replacedSku }) => replacedSku === null && (which?.has(id) ?? true));
    const cheaper = await substituteService(own).cheapest(open.map(({ skuNumber }) => skuNumber));
    const there = new Set(items.map(({ skuNumber }) => skuNumber));
    const concerned = open.filter(({ skuNumber }) => cheaper.has(skuNumber));
    const others = concerned.flatMap(({ skuNumber }) => cheaper.get(skuNumber)!.map(({ sku }) => sku));
    const { at, saving } = await savings(own, viewer, concerned.length > 0 ? items : [], others);
    const offers = concerned.flatMap((item) =>
      cheaper.get(item.skuNumber)!.flatMap(({ sku: number, isPrivateBrand }): Offer[] => {
        const sku = at(number, item.quantity);
        // A cart has one line a SKU: what stands there already can't be taken back out of it.
        if (!sku || there.has(number) || !at(item.skuNumber, item.quantity)?.price || refusalOf(sku, item.quantity) !== '') return [];
        const offer = { item, sku, isPrivateBrand, saving: saving(insteadOf([{ item, sku }])) };
        return offer.saving > 0 ? [offer] : [];
      }),
    );
    return { offers, saving };
  };
  /** The best one a line, each SKU for one line only: the first in the order of the cart. */
  const best = (offers: readonly Offer[]): Offer[] => {
    const taken = new Set<string>();
    return [...Map.groupBy(offers, ({ item }) => item.id).values()].flatMap((own) => {
      const free = own.filter(({ sku }) => !taken.has(sku.skuNumber)).map((offer) => ({ ...offer, total: -offer.saving }));
      const chosen = chooseSubstitute(0, free);
      if (chosen) taken.add(chosen.sku.skuNumber);
      return chosen ?? [];
    });
  };
  /** Of the best those that save together too: two may each save, and leave a campaign's threshold unreached. */
  const together = (offers: readonly Offer[], saving: Saving) => {
    let [chosen, saved]: [Offer[], number] = [[], 0];
    for (const offer of best(offers)) {
      const withIt = saving(insteadOf([...chosen, offer]));
      if (withIt > saved) [chosen, saved] = [[...chosen, offer], withIt];
    }
    return { chosen, saved };
  };
  const write = (viewer: Viewer, work: (tx: Database, items: CartItemRow[]) => Promise<unknown>): Promise<void> =>
    db.transaction(async (tx) => {
      await cartRepository(tx).lock(viewer.kp.kpId);
      await work(tx, await cartRepository(tx).items(viewer.kp.kpId));
    });
  const replace = (tx: Database, { kp }: Viewer, offers: readonly Offer[]) =>
    cartRepository(tx).replace(
      kp.kpId,
      offers.map(({ item, sku }) => ({ id: item.id, skuNumber: sku.skuNumber, replacedSku: item.skuNumber })),
    );

  return {
    async read(viewer: Viewer): Promise<CartSubstitutes> {
      const items = await cartRepository(db).items(viewer.kp.kpId);
      const { offers, saving } = await possible(db, viewer, items);
      const possibleFen = together(offers, saving).saved;
      const before = items.flatMap((item) => (item.replacedSku === null ? [] : [{ item, replacedSku: item.replacedSku }]));
      const back = await savings(
        db,
        viewer,
        before.length > 0 ? items : [],
        before.map(({ replacedSku }) => replacedSku),
      );
      const standing = before.map(({ item, replacedSku }) => ({ item, replacedSku, sku: back.at(replacedSku, item.quantity) }));
      const known = standing.flatMap(({ item, sku }) => (sku?.price ? [{ item, sku }] : []));
      // Back costs more by what was saved; what has no price any more saves nothing that can be told.
      const saved = (some: typeof known) => Math.max(0, -back.saving(insteadOf(some)));
      const replaced = standing.map(({ item, replacedSku, sku }) => ({
        ...{ id: item.id, sku: replacedSku, productName: sku?.productName ?? replacedSku },
        savingFen: saved(known.filter((one) => one.item === item)),
      }));
      return { offered: best(offers).map(view), replaced, possibleFen, savedFen: saved(known) };
    },

    /** @param wanted left out: what is offered @throws {MallError} CART_ITEM_NOT_FOUND, CART_NO_SUBSTITUTE */
    one: (viewer: Viewer, id: number, wanted?: string) =>
      write(viewer, async (tx, items) => {
        const item = items.find((one) => one.id === id);
        if (!item) throw new MallError('CART_ITEM_NOT_FOUND', { id });
        // Asked for twice it is done already.
        if (item.replacedSku !== null && (wanted ?? item.skuNumber) === item.skuNumber) return;
        const { offers } = await possible(tx, viewer, items, new Set([id]));
        const chosen = wanted === undefined ? best(offers)[0] : offers.find(({ sku }) => sku.skuNumber === wanted);
        if (!chosen) throw new MallError('CART_NO_SUBSTITUTE');
        await replace(tx, viewer, [chosen]);
      }),

    /** @param ids left out: all lines @throws {MallError} CART_NO_SUBSTITUTE where there is none for any */
    many: (viewer: Viewer, ids?: readonly number[]) =>
      write(viewer, async (tx, items) => {
        const { offers, saving } = await possible(tx, viewer, items, ids && new Set(ids));
        const { chosen } = together(offers, saving);
        if (chosen.length === 0) throw new MallError('CART_NO_SUBSTITUTE');
        await replace(tx, viewer, chosen);
      }),

    /** Back to what stood there; where the cart holds that again by now, the pieces go to that line. @param ids left out: all lines */
    cancel: (viewer: Viewer, ids?: readonly number[]) =>
      write(viewer, async (tx, items) => {
        const { kpId } = viewer.kp;
        const which = ids && new Set(ids);
        const back = items.flatMap((item) =>
          item.replacedSku !== null && (which?.has(item.id) ?? true) ? [{ item, sku: item.replacedSku }] : [],
        );
        const at = await skuLookup(tx).loadAt(
          viewer,
          back.map(({ sku }) => sku),
        );
        const standing = new Map(items.map(({ id, skuNumber, quantity }) => [skuNumber, { id, quantity }]));
        const [single, merged, gone]: [typeof back, Set<string>, number[]] = [[], new Set(), []];
        for (const { item, sku } of back) {
          const there = standing.get(sku);
          if (there) {
            const rule = at(sku, there.quantity);
            there.quantity = mergedQuantity(there.quantity, item.quantity, rule ? { ...rule, purchaseLimit: rule.limit } : {});
            merged.add(sku);
            gone.push(item.id);
          } else {
            single.push({ item, sku });
            standing.set(sku, { id: item.id, quantity: item.quantity });
          }
        }
        const cart = cartRepository(tx);
        if (gone.length > 0) await cart.remove(kpId, gone);
        await cart.replace(
          kpId,
          single.map(({ item, sku }) => ({ id: item.id, skuNumber: sku, replacedSku: null })),
        );
        await cart.changeAll(
          kpId,
          [...merged].map((sku) => standing.get(sku)!),
        );
      }),
  };
};

const insteadOf = (all: readonly Pick<Offer, 'item' | 'sku'>[]): InsteadOf =>
  new Map(all.map(({ item, sku }) => [item.id, { sku: sku.skuNumber, total: sku.total }]));

const view = ({ item, sku, isPrivateBrand, saving }: Offer): CartSubstitute => ({
  ...{ id: item.id, sku: sku.skuNumber, productName: sku.productName },
  ...{ manufacturerName: sku.manufacturerName, manufacturerPartNumber: sku.manufacturerPartNumber, defaultThumbUrl: sku.thumbUrl },
  ...{ salesPackUom: sku.salesPackUom, isPrivateBrand, priceFen: sku.unitPrice, savingFen: saving },
  deliveryText: [sku.sale.deliveryTimeName, arrivalText(sku.sale.arrivalDate, 'short')].filter(Boolean).join('，'),
});
