/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen } from '@mall/testing';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { SiteFooter } from './site-footer.tsx';

test('the home page’s foot has the promises, the hotline and the friendly links', async () => {
  const { container } = showInFrame(<SiteFooter />, { session: { signedIn: false } });
  expect(screen.getByText('81%')).toBeVisible();
  expect(screen.getByRole('link', { name: '400-820-6688' })).toHaveAttribute('href', 'tel:4008206688');
  expect(screen.getByRole('link', { name: '国家标准全文公开系统' })).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('elsewhere there are no friendly links, and a block without a live page is left out', () => {
  showInFrame(<SiteFooter />, { path: '/p/:skuNumber', session: { signedIn: false }, hasPage: (path) => path !== '/helpCenter' });
  expect(screen.queryByRole('link', { name: '国家标准全文公开系统' })).toBeNull();
  expect(screen.queryByRole('navigation', { name: '帮助' })).toBeNull();
});

test('the inquiry entry asks a visitor to log in, shows a buyer the basket under the pointer, and leads to the page where there is one', async () => {
  const visitor = showInFrame(<SiteFooter />, { session: { signedIn: false } });
  await visitor.user.click(screen.getByRole('button', { name: '快速询价' }));
  expect(visitor.seen.logins).toEqual([{ word: 'inquiry', target: '/customer/createinquiryv2' }]);
  visitor.unmount();
  const asBuyer = {
    answers: {
      account: { getLayoutStatistics: async () => ({ inquiryCount: 0, shoppingCartCount: 0, notificationCount: 0, approvalCount: 0 }) },
    },
    widgets: { 'inquiry-basket': Basket as never },
  };
  const withPage = showInFrame(<SiteFooter />, asBuyer);
  await withPage.user.hover(screen.getByRole('button', { name: '快速询价' }));
  expect(await screen.findByText('询价篮内容')).toBeVisible();
  await withPage.user.click(screen.getByRole('button', { name: '快速询价' }));
  expect(withPage.seen.navigations).toEqual(['/customer/createinquiryv2']);
  expect(screen.queryByText('询价篮内容')).toBeNull();
  withPage.unmount();
  const buyer = showInFrame(<SiteFooter />, { ...asBuyer, hasPage: (path) => !path.startsWith('/customer/createinquiry') });
  await buyer.user.click(screen.getByRole('button', { name: '快速询价' }));
  expect(await screen.findByText('询价篮内容')).toBeVisible();
  await buyer.user.keyboard('{Escape}');
  expect(screen.queryByText('询价篮内容')).toBeNull();
});

test('a simulated session says whose account it is and who plays it', async () => {
  showInFrame(<SiteFooter />, {
    session: { operatorName: '李操作' },
    answers: {
      account: { getLayoutStatistics: async () => ({ inquiryCount: 0, shoppingCartCount: 0, notificationCount: 0, approvalCount: 0 }) },
    },
  });
  expect(await screen.findByText(/正在模拟客户账号「上海启衡机械有限公司」，操作员：李操作/)).toBeVisible();
});

function Basket() {
  return <p>询价篮内容</p>;
}
