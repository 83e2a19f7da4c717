import { checkoutCalls as calls } from '@mall/api-contract/checkout';
import { allowsCashOnDelivery } from '@mall/domain/payment';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { cartOwner } from '../../modules/cart/cart-owner.ts';
import { places } from '../../modules/location/places.ts';
import { checkoutService } from './checkout.service.ts';
import { confirmOrder } from './confirm-order.service.ts';
import { inquiryCheckoutService, requireOfInquiry } from './inquiry-checkout.service.ts';

export function checkoutRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const checkout = checkoutService(db);
  route(app, calls.confirm, async ({ kpId, s, q, addressId, couponId }, caller) => {
    const viewer = await cartOwner(db, caller, kpId);
    const source = s ? { sku: s.trim().toUpperCase(), quantity: q ?? 1 } : { cartOf: viewer.kp.kpId };
    return checkout.confirm(viewer, source, addressId, couponId);
  });
  route(app, calls.getCheckOutDefaultValues, async (_input, caller) => checkout.defaults(await cartOwner(db, caller)));
  route(app, calls.checkPrice, async ({ priceToken, addressId }, caller) =>
    checkout.check(await cartOwner(db, caller, await checkout.ownerOf(priceToken)), priceToken, addressId),
  );
  route(app, calls.confirmOrder, async ({ remark, projectNumber, ...request }, caller) =>
    confirmOrder(db, await cartOwner(db, caller, await checkout.ownerOf(request.priceToken)), {
      ...request,
      remark: remark?.trim() ?? '',
      projectNumber: projectNumber?.trim() ?? '',
    }),
  );

  const quotations = inquiryCheckoutService(db);
  route(app, calls.confirmFromInquiry, async ({ inquiryNumber, ...page }, caller) =>
    quotations.confirm(await cartOwner(db, caller), { inquiryNumber: inquiryNumber.trim() }, page),
  );
  route(app, calls.reloadInquiry, async ({ id, ...page }, caller) => quotations.confirm(await cartOwner(db, caller), { id }, page));
  route(app, calls.checkPriceFromInquiry, async ({ priceToken, addressId, expected = [] }, caller) =>
    quotations.check(await cartOwner(db, caller), priceToken, addressId, expected),
  );
  route(app, calls.confirmOrderFromInquiry, async ({ remark, projectNumber, ...request }, caller) => {
    const viewer = await cartOwner(db, caller);
    await requireOfInquiry(db, viewer, request.priceToken);
    return confirmOrder(db, viewer, { ...request, remark: remark?.trim() ?? '', projectNumber: projectNumber?.trim() ?? '' });
  });
  route(app, calls.checkCashOnDelivery, ({ stateProvinceId }, { provinceId }) => ({
    isAllowed: allowsCashOnDelivery(places.region(stateProvinceId ?? provinceId)?.province.name ?? ''),
  }));
}
