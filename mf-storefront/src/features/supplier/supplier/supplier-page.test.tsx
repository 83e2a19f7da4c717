/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import SupplierPage from './supplier-page.tsx';

test('the page for suppliers names the categories and leads to the form (rule supplier 1)', async () => {
  const answers = { catalogue: { getFirstGradeCategory: async () => [{ id: 11001, name: '紧固件' }] } } as never;
  const page = (
    <main>
      <SupplierPage />
    </main>
  );
  const { container } = renderPage(page, { path: '/supplier', answers });
  expect(await screen.findByRole('link', { name: '紧固件' })).toHaveAttribute('href', '/c-11001');
  expect(screen.getAllByRole('link', { name: /立即申请|开始填写/ })[0]).toHaveAttribute('href', '/supplier/apply');
  expect(await accessibilityFaults(container)).toEqual([]);
});
