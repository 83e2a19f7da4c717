/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { someLayout } from '../testing/show-in-frame.tsx';
import { organizationOf } from './organization.ts';

test('search engines are told the mall’s name, address and hotline as the frame says them (rule layout 36)', () => {
  const renamed = { ...someLayout, companyName: '千匠商城', companyAddress: '苏州市星湖街1号', hotline: '400-000-1234' };
  expect(organizationOf(renamed)).toMatchObject({
    ...{ '@type': 'Organization', '@id': '/#organization', url: '/' },
    ...{ name: '千匠商城', address: '苏州市星湖街1号' },
    contactPoint: { '@type': 'ContactPoint', telephone: '400-000-1234' },
  });
});

test('what the mall has no words for is not said: its mark is drawn into the frame, so there is no file of it to name either', () => {
  const named = organizationOf({ ...someLayout, companyAddress: '', hotline: '' });
  for (const left of ['address', 'contactPoint', 'logo']) expect(named).not.toHaveProperty(left);
  expect(organizationOf({ ...someLayout, companyName: '' })).toBeUndefined();
  expect(organizationOf(undefined)).toBeUndefined();
});
