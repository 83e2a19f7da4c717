/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor } from '@mall/testing';
import { showWorkplace } from '../testing/show-workplace.tsx';

const line = { sku: 'AC10001', productName: '六角螺栓', quantity: 3, beforeFen: 10_000, discountFen: 3000, afterFen: 7000 };
const cart = { lines: [line], beforeFen: 10_000, discountFen: 3000, afterFen: 7000 };
const asked: object[] = [];
const saved: object[] = [];

test('a new package of coupons is tried while it is written, says what is wrong beside the field, and keeps what was typed', async () => {
  const { user, container } = showWorkplace('/coupons/new', {
    discount: {
      previewCouponPackage: async (input) => {
        asked.push(input);
        return { problems: [], words: '满¥100.00可用，减¥30.00，全场通用', verdict: '', cart };
      },
      makeCouponPackage: (input) => {
        saved.push(input);
        return Promise.reject(
          refusal('COUPON_INVALID', '优惠券内容有误', { problems: [{ field: 'benefit', message: '优惠金额须小于门槛金额' }] }),
        );
      },
    },
  });
  const name = await screen.findByLabelText(/优惠券名称/);
  await user.type(name, '满100减30');
  expect(await screen.findByText('满¥100.00可用，减¥30.00，全场通用')).toBeVisible();
  expect(screen.getByRole('table', { name: /样例购物车/ })).toHaveTextContent('¥30.00');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ draft: { name: '满100减30' } }));
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '新建优惠券' }));
  expect(await screen.findByText('优惠金额须小于门槛金额')).toBeVisible();
  expect([saved.length, (name as HTMLInputElement).value]).toEqual([1, '满100减30']);
});

test('a new campaign shows what is in and what its goods cost, and what takes part elsewhere', async () => {
  const { user, container } = showWorkplace('/campaigns/new', {
    discount: {
      previewCampaign: async () => ({
        ...{ problems: [{ field: 'name', message: '请填写活动名称' }], skuCount: 1200, leftOut: 8, cart },
        skus: [{ sku: 'AC10001', productName: '六角螺栓', listPriceFen: 1000, priceFen: 850 }],
      }),
    },
  });
  expect(await screen.findByText(/1,200 种商品参加；另有 8 种已参加同期的其他活动/)).toBeVisible();
  expect(screen.getByText('请填写活动名称')).toBeVisible();
  expect(screen.getByRole('table', { name: '其中销量最高的' })).toHaveTextContent('¥8.50');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '不保存' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '不保存' })).toBeNull());
});
