import { expect, test } from '@jest/globals';
import { serviceQrUrl } from '@mall/domain/account';
import { companies } from './people.ts';
import { servedBy } from './served-by.ts';

test('the demo’s companies show each way that the code of customer service is chosen', () => {
  const codes = companies.slice(0, 3).map(({ id }) => {
    const { owner, cs, isPublic, imageUrl } = servedBy(id);
    return serviceQrUrl({ owner: owner ?? 0, cs: cs ?? 0, isPublic, imgUrl: imageUrl });
  });
  expect(codes).toEqual(['/img/qr/service-12.svg', '/img/qr/service-2001.svg', '/img/qr/service.svg']);
});
