import { expect, test } from '@jest/globals';
import { createSdk } from '@mall/api-sdk';
import { serialiseKey } from '@mall/mf-kit';
import { layoutCall } from '../platform/layout-data.ts';
import { hotWordsCall } from './frame-data.ts';
import { renderFrame } from './render-frame.tsx';

test('the server leaves a part of the frame it can not draw to the browser, says why, and draws the others', () => {
  const { header, footer, structured, fault } = renderFrame({
    pathname: '/',
    search: '',
    route: { path: '/', screen: 'home', layout: 'default' },
    data: {
      values: {
        [serialiseKey(hotWordsCall().key)]: {},
        [serialiseKey(layoutCall().key)]: { companyName: '百工商城', hotline: '400-820-6688' },
      },
      failures: {},
    },
    region: { stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' },
    sdk: createSdk({ baseUrl: 'http://mall', headers: () => ({}), timeout: 1000 }),
    widget: () => undefined,
  });
  expect(header.html).toBe('');
  expect(footer.html).toContain('400-820-6688');
  expect(structured).toMatchObject([{ '@type': 'Organization', name: '百工商城' }]);
  expect(fault).toContain('TypeError');
});
