import { expect, test } from '@jest/globals';
import { type CampaignForm, draftOf, emptyForm, formOf } from './campaign-form.ts';

const filled = (form: Partial<CampaignForm>): CampaignForm => ({
  ...emptyForm,
  ...{ name: '满减', startsAt: '2026-12-01T00:00', endsAt: '2026-12-08T00:00', skus: 'HY1' },
  ...form,
});

test('yuan and 折 become fen and shares, Shanghai’s time an instant', () => {
  const steps = [{ key: 0, from: '500', benefit: '30.5' }];
  expect(draftOf(filled({ steps }))).toMatchObject({
    ...{ kind: 20, rule: 4, thresholds: [{ from: 50_000, benefit: 3050 }], priceShare: null, startsAt: '2026-11-30T16:00:00.000Z' },
  });
  expect(draftOf(filled({ sort: 'pieces', steps: [{ key: 0, from: '3', benefit: '9.5' }] }))).toMatchObject({
    rule: 3,
    thresholds: [{ from: 3, benefit: 9500 }],
  });
  expect(draftOf(filled({ sort: 'timed', fold: '8', limit: '10', steps }))).toMatchObject({
    kind: 10,
    rule: null,
    thresholds: [],
    priceShare: 8000,
    limitNumber: 10,
  });
});

test.each([
  filled({ steps: [{ key: 0, from: '500', benefit: '30' }] }),
  filled({ sort: 'pieces', steps: [{ key: 0, from: '3', benefit: '9.5' }] }),
  filled({ sort: 'price', fold: '8.5', stock: '100', steps: [], show: 'products' }),
])('a form comes back as it was filled in', (form) => expect(formOf(draftOf(form))).toEqual(form));
