import { expect, test } from '@jest/globals';
import { type CouponForm, draftOf, emptyForm, formOf } from './coupon-form.ts';

const filled = (form: Partial<CouponForm>): CouponForm => ({
  ...emptyForm,
  ...{ name: '满500减30', threshold: '500', amount: '30', receiveFrom: '2026-12-01T00:00', receiveUntil: '2026-12-08T00:00' },
  ...form,
});

test('yuan and 折 become fen and shares; what isn’t chosen is nothing', () => {
  expect(draftOf(filled({}))).toMatchObject({
    threshold: 50_000,
    amount: 3000,
    discount: null,
    cap: null,
    validDays: 30,
    validUntil: null,
  });
  expect(draftOf(filled({ kind: 'percentage', fold: '9', cap: '200' }))).toMatchObject({ amount: null, discount: 9000, cap: 20_000 });
  expect(draftOf(filled({ scope: 'brands', manufacturerIds: [101], categoryIds: [1] }))).toMatchObject({ scopeIds: [101], scopeSkus: [] });
});

test.each([
  filled({}),
  filled({ kind: 'percentage', amount: '', fold: '8.8', cap: '' }),
  filled({ scope: 'skus', skus: 'HY1\nHY2', validity: 'until', validDays: '', validUntil: '2026-12-31T23:59' }),
])('a form comes back as it was filled in', (form) => expect(formOf(draftOf(form))).toEqual(form));
