/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import type { InquiryBasket as Basket } from '../parts/trading-types.ts';
import InquiryBasket from './inquiry-basket.tsx';

const item: Basket['matchedProducts'][number] = {
  id: 11,
  sku: 'AA10001',
  quantity: 20,
  typeName: '未知状态',
  skuDto: {
    skuNumber: 'AA10001',
    productName: '深沟球轴承 6204-2RS',
    defaultThumbUrl: '',
    manufacturerId: 1,
    manufacturerName: '火也',
    manufacturerPartNumber: '6204-2RS',
    orderCode: 'HY6204',
    itemNo: 'WL-77',
    isBlackCardProduct: false,
    dynamicDeliveryTimeId: 17,
    inquiryPrice: true,
    appliedPrice: '',
    salesPackUom: '个',
  },
};
const full: Basket = { inquiryData: { id: 9 }, matchedProducts: [item] };
const empty: Basket = { inquiryData: { id: 0 }, matchedProducts: [] };

test('deleting asks first, then says 删除成功！', async () => {
  const deleteSkuToCustomerInquirySkus = jest.fn(async () => empty);
  const { user, seen, container } = renderPage(<InquiryBasket onClose={() => {}} />, {
    answers: { inquiry: { getCustomerInquirySkus: async () => full, deleteSkuToCustomerInquirySkus } },
  });
  await screen.findByText('深沟球轴承 6204-2RS');
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(screen.getByRole('link', { name: '查看与修改询价单' })).toHaveAttribute('href', '/customer/createinquiryv2');
  await user.click(screen.getByRole('button', { name: '删除 深沟球轴承 6204-2RS' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent('确认删除当前询价商品吗');
  await user.click(within(question).getByRole('button', { name: '删除' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '删除成功！' }]));
  expect(screen.getByText('您暂时没有待询价的商品您可以在浏览商城的过程中添加需要询价的商品到这里')).toBeInTheDocument();
});

test('submitting reloads the basket and says under which number', async () => {
  let basket = full;
  const { user } = renderPage(<InquiryBasket onClose={() => {}} />, {
    answers: {
      inquiry: {
        getCustomerInquirySkus: async () => basket,
        submitCustomerQuotation: async () => {
          basket = empty;
          return { item1: true, item2: 'XJ20261120-000001', inquiryId: 9 };
        },
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '立即提交询价' }));
  expect(await screen.findByText('XJ20261120-000001')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '提交成功，点击查看详情' })).toHaveAttribute('href', '/Customer/InquiryOnlineV2/9');
  expect(screen.queryByText('深沟球轴承 6204-2RS')).not.toBeInTheDocument();
});

test('a submission that is refused says so and loses nothing', async () => {
  const { user, seen } = renderPage(<InquiryBasket onClose={() => {}} />, {
    answers: {
      inquiry: {
        getCustomerInquirySkus: async () => full,
        submitCustomerQuotation: async () => ({ item1: false, item2: '', inquiryId: 0 }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '立即提交询价' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'danger', text: '提交询价单出错，请联系您的专属客服' }]));
  expect(screen.getByText('深沟球轴承 6204-2RS')).toBeInTheDocument();
});

test('a visitor has no basket, and nothing is asked for', () => {
  const { container } = renderPage(<InquiryBasket onClose={() => {}} />, { session: { signedIn: false } });
  expect(container).toBeEmptyDOMElement();
});
