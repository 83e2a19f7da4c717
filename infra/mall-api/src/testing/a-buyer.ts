import type { PlacedOrder } from '@mall/api-contract/checkout';
import type { PaymentMethod } from '@mall/domain/payment';
import type { Database } from '../database/database.ts';
import { addressService } from '../modules/account/address.service.ts';
import { cartService } from '../modules/cart/cart.service.ts';
import type { Viewer } from '../modules/cart/sku-at-quantity.ts';
import { checkoutService } from '../processes/checkout/checkout.service.ts';
import { confirmOrder, type OrderRequest } from '../processes/checkout/confirm-order.service.ts';
import { type ACompany, aCompany } from './a-company.ts';

export interface ABuyer extends ACompany {
  viewer: Viewer;
  addressId: number;
  /** Puts so many of a SKU into the cart. */
  wants(skuNumber: string, quantity: number): Promise<void>;
  /** Opens the confirmation page on the cart: what ConfirmOrder wants. */
  confirms(changes?: Partial<OrderRequest>): Promise<OrderRequest>;
  /** Cart, confirmation page and order in one go. */
  orders(skuNumber: string, quantity: number, paymentMethod?: PaymentMethod): Promise<PlacedOrder>;
}

/** Test builder: a signed-in buyer in Shanghai with an address. */
export async function aBuyer(db: Database): Promise<ABuyer> {
  const company = await aCompany(db);
  const { id: addressId } = await addressService(db).save(company.kp.customerId, {
    consignee: '李收货',
    mobile: '13800000000',
    stateProvinceId: 10009,
    ...(await somewhereInShanghai()),
    detail: '张江路1号',
  });
  const viewer: Viewer = { kp: company.kp, provinceId: 10009 };
  const buyer: ABuyer = {
    ...company,
    viewer,
    addressId,
    async wants(skuNumber, quantity) {
      await cartService(db).add(viewer, {
        skuNumber,
        quantity,
        selectedAttributes: '',
        requestId: '',
        requestTypeId: 2,
        resultDigits: '',
        inquiryId: 0,
      });
    },
    async confirms(changes = {}) {
      const { priceToken } = await checkoutService(db).confirm(viewer, { cartOf: viewer.kp.kpId }, addressId);
      return { priceToken, addressId, invoiceId: 0, paymentMethod: 'unionPay', remark: '', projectNumber: '', ...changes };
    },
    async orders(skuNumber, quantity, paymentMethod = 'unionPay') {
      await buyer.wants(skuNumber, quantity);
      return confirmOrder(db, viewer, await buyer.confirms({ paymentMethod }));
    },
  };
  return buyer;
}

async function somewhereInShanghai() {
  const { places } = await import('../modules/location/places.ts');
  const city = places.cities(10009)[0]!;
  return { cityId: city.id, districtId: places.districts(city.id)[0]!.id };
}
