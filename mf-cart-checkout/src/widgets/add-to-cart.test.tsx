/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SlotProps } from '@mall/mf-kit';
import { accessibilityFaults, act, aSession, refusal, renderPage, screen, waitFor } from '@mall/testing';
import AddToCart from './add-to-cart.tsx';

const product: SlotProps['add-to-cart'] = {
  sku: 'AA10001',
  name: '内六角螺钉 M8×30',
  pictureUrl: '/pictures/AA10001.svg',
  unit: '个',
  minOrderQty: 10,
  stepValue: 10,
  isActive: true,
  isShortSupply: false,
  deliveryTimeId: 1,
  isInquiryPrice: false,
};
const added = { shoppingCartItemId: 1, sku: 'AA10001', quantity: 20, totalProducts: 3 };
const field = () => screen.getByRole('spinbutton', { name: '数量' });
const button = () => screen.getByRole('button', { name: '加入购物车' });

beforeEach(() => sessionStorage.clear());

test('what is for members of the black card says so, and leads to the card', async () => {
  renderPage(<AddToCart {...product} needsBlackCard />);
  expect(await screen.findByText('黑卡会员专享，开通黑卡后可购买')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '开通黑卡' })).toHaveAttribute('href', '/customer/BlackCardBenefit');
  expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument();
});

test('a buyer types a quantity, adds it, and the cart learns of it', async () => {
  const addSkuToCart = jest.fn(async (..._: unknown[]) => added);
  const { user, seen, platform, container } = renderPage(<AddToCart {...product} />, {
    answers: { cart: { addSkuToCart } },
    path: '/p/AA10001?r=req-1&d=4&t=1',
  });
  const flown = jest.fn();
  const counted = jest.fn();
  platform.bus.on('cart:added', flown);
  platform.bus.on('cart:changed', counted);
  await user.clear(field());
  await user.type(field(), '20');
  await user.click(button());
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '商品已成功加入购物车！' }]));
  expect(addSkuToCart).toHaveBeenCalledWith(
    { sku: 'AA10001', quantity: 20, requestTypeId: 3, r: 'req-1', d: '4', pictureUrl: product.pictureUrl },
    { idempotencyKey: expect.any(String) },
  );
  expect(flown).toHaveBeenCalledWith(
    expect.objectContaining({ sku: 'AA10001', quantity: 20, pictureUrl: product.pictureUrl, from: expect.anything() }),
  );
  expect(counted).toHaveBeenCalledWith({ totalProducts: 3 });
  expect(await accessibilityFaults(container)).toEqual([]);
});

test.each([
  ['5', '10', '不能少于起订量10'],
  ['abc', '10', '不能少于起订量10'],
  ['15', '10', '起订量后的步进值必须为10'],
])('%s typed becomes %s: %s', async (typed, becomes, note) => {
  const { user } = renderPage(<AddToCart {...product} />);
  await user.clear(field());
  await user.type(field(), typed);
  await user.tab();
  expect(field()).toHaveValue(becomes);
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('a quantity beyond the limit is cut down to the last step within it', async () => {
  const { user } = renderPage(<AddToCart {...product} limit={{ limitNumber: 50, allowOver: false, leftQuantity: 35 }} />);
  await user.clear(field());
  await user.type(field(), '80{Enter}');
  expect(field()).toHaveValue('30');
  expect(screen.getByText('超出限购数量')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '增加数量' })).toBeDisabled();
});

test('a visitor is asked to log in, and the add goes on once after it', async () => {
  const first = renderPage(<AddToCart {...product} />, { session: { signedIn: false }, path: '/p/AA10001' });
  await first.user.clear(field());
  await first.user.type(field(), '30');
  await first.user.click(button());
  await waitFor(() => expect(first.seen.logins).toEqual([{ target: '/p/AA10001', word: 'cart' }]));
  first.unmount();

  const addSkuToCart = jest.fn(async (..._: unknown[]) => added);
  const second = renderPage(<AddToCart {...product} />, { answers: { cart: { addSkuToCart } }, path: '/p/AA10001' });
  await waitFor(() => expect(second.seen.notices).toHaveLength(1));
  expect(addSkuToCart).toHaveBeenCalledTimes(1);
  expect(addSkuToCart).toHaveBeenCalledWith(expect.objectContaining({ quantity: 30 }), expect.anything());
  expect(field()).toHaveValue('30');
  second.unmount();

  renderPage(<AddToCart {...product} />, { answers: { cart: { addSkuToCart } }, path: '/p/AA10001' });
  expect(addSkuToCart).toHaveBeenCalledTimes(1);
});

test('the token is validated before anything is added', async () => {
  const addSkuToCart = jest.fn(async (..._: unknown[]) => added);
  const { user, seen, platform } = renderPage(<AddToCart {...product} />, {
    session: { validated: false },
    answers: { cart: { addSkuToCart } },
  });
  await user.click(button());
  expect(addSkuToCart).not.toHaveBeenCalled();
  act(() => (platform.session as unknown as { set: (session: unknown) => void }).set(aSession({ signedIn: false })));
  await waitFor(() => expect(seen.logins).toHaveLength(1));
  expect(addSkuToCart).not.toHaveBeenCalled();
});

test('a refusal is shown in the words of the server, and what was typed stays', async () => {
  const { user, seen } = renderPage(<AddToCart {...product} />, {
    answers: { cart: { addSkuToCart: () => Promise.reject(refusal('CART_FULL', '购物车已满（最多200种商品），请先清理')) } },
  });
  await user.clear(field());
  await user.type(field(), '40');
  await user.click(button());
  expect(await screen.findByText('购物车已满（最多200种商品），请先清理')).toBeInTheDocument();
  expect(seen.notices[0]?.tone).toBe('danger');
  expect(field()).toHaveValue('40');
});

test('a retry after a time-out carries the same key', async () => {
  const seenKeys: (string | undefined)[] = [];
  const { user } = renderPage(<AddToCart {...product} sku="AA10002" />, {
    answers: {
      cart: {
        addSkuToCart: async (_, options) => {
          seenKeys.push(options?.idempotencyKey);
          if (seenKeys.length === 1) throw refusal('TIMEOUT', '请求超时');
          return added;
        },
      },
    },
  });
  await user.click(button());
  await screen.findByText('请求超时');
  await user.click(button());
  await waitFor(() => expect(seenKeys).toHaveLength(2));
  expect(seenKeys[0]).toBe(seenKeys[1]);
  await user.click(button());
  await waitFor(() => expect(seenKeys).toHaveLength(3));
  expect(seenKeys[2]).not.toBe(seenKeys[1]);
});

test('a configurable product asks for its specification first', async () => {
  const { user, seen } = renderPage(<AddToCart {...product} needsSpecification />);
  await user.click(button());
  expect(seen.notices).toEqual([{ tone: 'warning', text: '请先选择规格参数哦~' }]);
});

test('a delisted product says so and cannot be added', () => {
  renderPage(<AddToCart {...product} isActive={false} />);
  expect(button()).toBeDisabled();
  expect(screen.getByText('该商品已下架')).toBeInTheDocument();
});

test('sold out it says so, and there is nothing to press beside it', () => {
  renderPage(<AddToCart {...product} isShortSupply deliveryTimeId={17} />);
  expect(screen.getByText('缺货，暂停销售')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

test('a product with its delivery time on request goes into the inquiry basket', async () => {
  const addSkuToCustomerInquirySku = jest.fn(async (..._: unknown[]) => ({ inquiryData: { id: 1 }, matchedProducts: [] }));
  const { user, seen } = renderPage(<AddToCart {...product} deliveryTimeId={17} />, {
    answers: { inquiry: { addSkuToCustomerInquirySku } },
  });
  await user.click(screen.getByRole('button', { name: '加入询价' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '新增成功！' }]));
  expect(addSkuToCustomerInquirySku).toHaveBeenCalledWith({ sku: 'AA10001', quantity: 10, requestTypeId: 4 }, expect.anything());
});

test('in a table row every control says which product it is for', async () => {
  const { container } = renderPage(<AddToCart {...product} compact deliveryTimeId={17} />);
  expect(screen.getByRole('spinbutton', { name: '内六角螺钉 M8×30的数量' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /加购.*内六角螺钉/ })).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
