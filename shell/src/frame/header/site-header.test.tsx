/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor } from '@mall/testing';
import { act, fireEvent } from '@testing-library/react';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { useCountsKept } from '../use-counts.ts';
import { SiteHeader } from './site-header.tsx';

test('a visitor finds search, login, the categories, and is asked to log in for the cart', async () => {
  const { user, seen, container } = showInFrame(<SiteHeader />, {
    session: { signedIn: false },
    hasPage: (path) => path !== '/discount/coupon-index',
  });
  expect(screen.getByRole('button', { name: '请登录' })).toBeVisible();
  expect(screen.getByRole('link', { name: '紧固件' })).toHaveAttribute('href', '/c-22');
  expect(screen.getByRole('link', { name: '智能选型' })).toBeVisible();
  expect(screen.queryByRole('link', { name: '领券中心' })).toBeNull();
  await user.click(screen.getByRole('link', { name: '购物车' }));
  expect(seen.logins).toEqual([{ target: '/mycart' }]);
  expect(seen.navigations).toEqual([]);
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a buyer sees company and counts, and counts follow what areas tell', async () => {
  const { platform } = showInFrame(<Frame />, {
    answers: {
      account: { getLayoutStatistics: async () => ({ inquiryCount: 2, shoppingCartCount: 1203, notificationCount: 0, approvalCount: 0 }) },
    },
  });
  expect(screen.getByText('上海启衡机械有限公司')).toBeVisible();
  expect(await screen.findByRole('img', { name: '购物车商品数 1203' })).toHaveTextContent('999+');
  act(() => platform.bus.emit('cart:changed', { totalProducts: 7 }));
  expect(await screen.findByRole('img', { name: '购物车商品数 7' })).toHaveTextContent('7');
  expect(screen.getByRole('img', { name: '询价商品数 2' })).toBeVisible();
});

test('a change that says no count is looked up where it happened: totalProducts of the cart, the draft’s lines; of two answers the newer change counts (rule layout 23)', async () => {
  const carts = [Promise.withResolvers<{ totalProducts: number }>(), Promise.withResolvers<{ totalProducts: number }>()];
  let asked = 0;
  const { platform } = showInFrame(<Frame />, {
    answers: {
      account: { getLayoutStatistics: async () => ({ inquiryCount: 2, shoppingCartCount: 3, notificationCount: 0, approvalCount: 0 }) },
      cart: { getShoppingCartSummary: () => carts[asked++]!.promise },
      inquiry: { getDraftInquiryItemCount: async () => ({ count: 5 }) },
    },
  });
  await screen.findByRole('img', { name: '购物车商品数 3' });
  act(() => platform.bus.emit('inquiry:changed', {}));
  expect(await screen.findByRole('img', { name: '询价商品数 5' })).toBeVisible();
  act(() => platform.bus.emit('cart:changed', {}));
  act(() => platform.bus.emit('cart:changed', {}));
  await act(async () => carts[1]!.resolve({ totalProducts: 9 }));
  await act(async () => carts[0]!.resolve({ totalProducts: 4 }));
  expect(screen.getByRole('img', { name: '购物车商品数 9' })).toBeVisible();
  expect(screen.getByRole('img', { name: '询价商品数 5' })).toBeVisible();
});

test('a category that came lately carries its badge in the panel, on the second level and the third (rule layout 9)', async () => {
  const selfChildren = [
    { id: 22039, name: '新到件', isNew: true, selfChildren: [] },
    { id: 221, name: '螺钉', selfChildren: [{ id: 331, name: '新螺钉', isNew: true }] },
  ];
  const tree = { categories: [{ id: 22, name: '紧固件', brandIds: [], selfChildren }], brands: [] };
  const { user } = showInFrame(<SiteHeader />, {
    path: '/search',
    session: { signedIn: false },
    answers: { catalogue: { searchCategoryTree: async () => tree as never } },
  });
  screen.getByRole('button', { name: '全部商品分类' }).focus();
  await user.keyboard('{Enter}{Tab}{ArrowRight}');
  expect(await screen.findByRole('link', { name: /新到件\s*新$/ })).toHaveAttribute('href', '/c-22039');
  expect(screen.getByRole('link', { name: /新螺钉\s*新$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '螺钉' })).toBeVisible();
});

test('the categories are gone through by the keyboard: a press opens them, arrow right enters a panel, arrow left and Escape lead back out', async () => {
  const tree = {
    categories: [{ id: 22, name: '紧固件', brandIds: [], selfChildren: [{ id: 221, name: '螺钉', selfChildren: [] }] }],
    brands: [],
  };
  const { user } = showInFrame(<SiteHeader />, {
    path: '/search',
    session: { signedIn: false },
    answers: { catalogue: { searchCategoryTree: async () => tree as never } },
  });
  const title = screen.getByRole('button', { name: '全部商品分类' });
  title.focus();
  await user.keyboard('{Enter}{Tab}');
  const first = screen.getByRole('link', { name: '紧固件' });
  expect(first).toHaveFocus();
  for (const out of ['{ArrowLeft}', '{Escape}']) {
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('link', { name: '螺钉' })).toHaveFocus());
    await user.keyboard(out);
    expect(first).toHaveFocus();
    expect(screen.queryByRole('link', { name: '螺钉' })).toBeNull();
  }
  await user.keyboard('{Escape}');
  expect(title).toHaveFocus();
  expect(title).toHaveAttribute('aria-expanded', 'false');
});

test('on the home page, where the list is always open, its title leads to all categories', () => {
  showInFrame(<SiteHeader />, { session: { signedIn: false } });
  expect(screen.getByRole('link', { name: '全部商品分类' })).toHaveAttribute('href', '/sitemap');
});

test('typing and Enter leads to the results before the rich search box is there', async () => {
  const { user, seen } = showInFrame(<SiteHeader />, { session: { signedIn: false } });
  await user.type(screen.getByRole('textbox', { name: '搜索商品' }), ' 内六角 m8x30 {Enter}');
  expect(seen.navigations).toEqual([`/search?keyword=${encodeURIComponent('内六角 m8x30')}`]);
});

test('the rich search box takes over what was typed', async () => {
  const { user } = showInFrame(<SiteHeader />, { session: { signedIn: false }, widgets: { 'search-box': RichSearchBox as never } });
  await user.click(screen.getByRole('textbox', { name: '搜索商品' }));
  expect(await screen.findByRole('status', { name: '搜索框' })).toBeVisible();
});

test('the rich search box takes over the caret', async () => {
  const { container } = showInFrame(<SiteHeader />, { session: { signedIn: false }, widgets: { 'search-box': RichSearchBox as never } });
  const plain = screen.getByRole<HTMLInputElement>('textbox', { name: '搜索商品' });
  act(() => {
    plain.focus();
    fireEvent.change(plain, { target: { value: '内六角' } });
    plain.setSelectionRange(1, 2);
  });
  const rich = await screen.findByRole<HTMLInputElement>('combobox', { name: '搜索商品' });
  expect(rich).toHaveFocus();
  expect([rich.selectionStart, rich.selectionEnd]).toEqual([1, 2]);
  expect(container.querySelector('.frame-search-form')).toBeNull();
});

test('the rich search box takes over the focus of the button', async () => {
  const { user } = showInFrame(<SiteHeader />, { session: { signedIn: false }, widgets: { 'search-box': RichSearchBox as never } });
  act(() => screen.getByRole('button', { name: '搜索' }).focus());
  await user.hover(screen.getByRole('textbox', { name: '搜索商品' }));
  await screen.findByRole('combobox', { name: '搜索商品' });
  expect(screen.getByRole('button', { name: '搜索' })).toHaveFocus();
});

test('on the way to an order the head shows the steps', async () => {
  const { container } = showInFrame(<SiteHeader />, { path: '/checkout/myconfirm', layout: 'order-confirm', title: '确认订单' });
  expect(screen.getByRole('list', { name: '下单步骤' })).toBeVisible();
  expect(screen.getByText('确认订单', { selector: 'strong' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: '搜索商品' })).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('the offers of the coupon centre are for buyers: a visitor is asked to log in, and goes there afterwards', async () => {
  const { user, seen } = showInFrame(<SiteHeader />, { session: { signedIn: false } });
  await user.click(screen.getByRole('link', { name: '领券中心' }));
  expect(seen.logins).toEqual([{ target: '/discount/coupon-index' }]);
  expect(seen.navigations).toEqual([]);
});

test.each([
  ['/login', '登录', '还没有账号？', '免费注册'],
  ['/register', '免费注册', '已有账号？', '请登录'],
])('the head of %s shows the other way in', (path, title, question, way) => {
  showInFrame(<SiteHeader />, { path, layout: 'register', title, session: { signedIn: false } });
  expect(screen.getByText(question)).toHaveTextContent(`${question}${way}`);
});

test('who binds a WeChat identity is not asked to log in or to register instead', () => {
  const { container } = showInFrame(<SiteHeader />, {
    path: '/registerBind',
    layout: 'register',
    title: '绑定手机号',
    session: { signedIn: false },
  });
  expect(container.querySelector('.frame-title')).toHaveTextContent('绑定手机号');
  expect(container.querySelector('.frame-other-way')).toBeNull();
});

function Frame() {
  useCountsKept();
  return <SiteHeader />;
}

function RichSearchBox({ keyword }: { keyword: string }) {
  return (
    <search>
      <output aria-label="搜索框">{keyword}</output>
      <input role="combobox" aria-label="搜索商品" aria-controls="list" aria-expanded={false} defaultValue={keyword} />
      <button type="submit">搜索</button>
    </search>
  );
}
