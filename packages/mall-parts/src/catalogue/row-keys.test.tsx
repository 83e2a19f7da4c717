/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import type { SlotProps } from '@mall/mf-kit';
import { fireEvent, renderPage, screen } from '@mall/testing';
import { aListedSku } from './a-listed-sku.ts';
import type { ListedSku } from './list-result.ts';
import { SkuGrid } from './sku-grid.tsx';
import { SkuList } from './sku-list.tsx';

/** Stands in for the cart's widget. */
const AddToCart = ({ sku }: SlotProps['add-to-cart']) => (
  <>
    <input aria-label={`数量 ${sku}`} />
    <button type="button">加购 {sku}</button>
  </>
);
const ways = { hrefOf: (sku: string) => `/p/${sku}`, relatedOf: () => ({ open: () => undefined }) };
const open = (List: typeof SkuList, products: ListedSku[]) =>
  renderPage(<List products={products} ways={ways} busy={false} />, {
    session: { signedIn: false },
    widgets: { 'add-to-cart': AddToCart },
  });

const three = [aListedSku('A1', { hasReplaces: true }), aListedSku('A2', { isActive: false, showCart: false }), aListedSku('A3')];
const focused = () => document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
const nameOf = (sku: string) => `内六角螺钉 ${sku}`;
/** Whether the page still scrolls by this key. */
const scrollsBy = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

test('arrows lead from name to name, Home and End to the first and the last; beyond them the page scrolls as ever', async () => {
  const { user } = open(SkuList, three);
  screen.getByRole('link', { name: nameOf('A1') }).focus();
  expect(scrollsBy('ArrowUp')).toBe(true);
  expect(scrollsBy('ArrowDown')).toBe(false);
  expect(focused()).toBe(nameOf('A2'));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(nameOf('A3'));
  expect(scrollsBy('ArrowDown')).toBe(true);
  await user.keyboard('{ArrowUp}{Home}');
  expect(focused()).toBe(nameOf('A1'));
  await user.keyboard('{End}');
  expect(focused()).toBe(nameOf('A3'));
});

test('from the cart to the next cart, past a row that has none; from a tag to the nearest control beside the name', async () => {
  const { user } = open(SkuList, three);
  (await screen.findByRole('button', { name: '加购 A1' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('加购 A3');
  screen.getByRole('button', { name: '选替代' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: '复制型号 GT912-08030' })[1]);
});

test('in a field, and with another key held, arrows mean what they always do', async () => {
  open(SkuList, three);
  (await screen.findByRole('textbox', { name: '数量 A1' })).focus();
  expect(scrollsBy('ArrowDown')).toBe(true);
  expect(focused()).toBe('数量 A1');
  screen.getByRole('link', { name: nameOf('A1') }).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', altKey: true });
  expect(focused()).toBe(nameOf('A1'));
});

test('among pictures they lead to the card below, not to the one beside', async () => {
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('article')].indexOf(this as HTMLElement);
    return { left: (at % 2) * 300 } as DOMRect;
  });
  const { user } = open(SkuGrid, [aListedSku('A1', { customerSkuItemNo: 'WL-7701' }), ...three.slice(1), aListedSku('A4')]);
  screen.getByRole('link', { name: nameOf('A1') }).focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(nameOf('A3'));
  (await screen.findByRole('button', { name: '加购 A1' })).focus();
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe('加购 A3');
  screen.getByRole('link', { name: nameOf('A4') }).focus();
  await user.keyboard('{Home}');
  expect(focused()).toBe(nameOf('A2'));
  place.mockRestore();
});
