import { expect, test } from '@jest/globals';
import { serviceQrUrl } from './index.ts';

const nobody = { owner: 0, cs: 0, isPublic: true, imgUrl: '' };

test('a buyer scans the code of the partner’s own service, else the account’s, else everybody’s', () => {
  expect(serviceQrUrl({ owner: 3, cs: 12, isPublic: false, imgUrl: '/own.png' })).toBe('/img/qr/service-12.svg');
  expect(serviceQrUrl({ ...nobody, isPublic: false, imgUrl: '/own.png' })).toBe('/own.png');
  expect(serviceQrUrl({ ...nobody, owner: 3, isPublic: false, imgUrl: '/own.png' })).toBe('/own.png');
  for (const everybody of [undefined, nobody, { ...nobody, imgUrl: '/own.png' }, { ...nobody, isPublic: false }, { ...nobody, cs: 12 }])
    expect(serviceQrUrl(everybody)).toBe('/img/qr/service.svg');
});
