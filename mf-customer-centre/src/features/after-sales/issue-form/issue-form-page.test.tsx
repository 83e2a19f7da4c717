/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { ScreenContext } from '@mall/mf-kit/testing';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import IssueFormPage from './issue-form-page.tsx';

test('an issue of a SKU has a kind in two steps, and is answered by its number', async () => {
  const saveSkuIssueWorkflow = jest.fn(async (_: object, __?: object) => ({ issueNumber: 'FK20261121-000003' }));
  const { user, container } = renderPage(
    <ScreenContext value={{ screen: 'sku-issue', title: '', params: {} }}>
      <IssueFormPage />
    </ScreenContext>,
    {
      path: '/customer/requestAfterSales/issue?sku=AA1001',
      answers: {
        afterSales: {
          saveSkuIssueWorkflow,
          getSkuPrimaryIssueTypeWithSecondary: async () => [{ id: 1, name: '商品信息有误', secondary: [{ id: 13, name: '图片' }] }],
        },
      },
    },
  );
  await screen.findByRole('option', { name: '商品信息有误' });
  expect(screen.getByRole('textbox', { name: /商品编号/ })).toHaveValue('AA1001');
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(screen.getByText('请选择问题类型')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /问题类型/ }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: /具体问题/ }), '13');
  await user.type(screen.getByRole('textbox', { name: /内容/ }), '图片与实物不符');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '提交' }));
  expect(await screen.findByText(/FK20261121-000003/)).toBeInTheDocument();
  expect(saveSkuIssueWorkflow).toHaveBeenCalledWith(
    { sku: 'AA1001', primaryIssueType: 1, secondaryIssueType: 13, content: '图片与实物不符' },
    expect.anything(),
  );
});
