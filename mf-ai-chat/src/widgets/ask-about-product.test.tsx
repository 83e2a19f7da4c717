/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import AskAboutProduct from './ask-about-product.tsx';

test('a product page leads to the assistant with the product in the question', async () => {
  const { user, seen } = renderPage(
    <main>
      <AskAboutProduct sku="AC10473" name="内六角螺钉" />
    </main>,
  );
  await user.click(screen.getByRole('link', { name: /问问智能助手.*内六角螺钉/ }));
  expect(seen.navigations).toEqual(['/ai?sku=AC10473']);
  expect(await accessibilityFaults(document.body)).toEqual([]);
});
