import { expect, test } from '@jest/globals';
import { slotsIn } from './used-slots.ts';

test.each([
  ['a slot with props', `_jsx(Slot, { name: "add-to-cart", sku: sku })`],
  ['a slot with children', `_jsxs(Slot, { sku, name: 'add-to-cart', children: [a, b] })`],
  ['a slot of a development build', `_jsxDEV(Slot, { name: "add-to-cart" }, void 0, false)`],
  ['a widget asked for by its name', `const found = wanted ? platform.widget('add-to-cart') : undefined`],
])('%s is a use of the slot', (_, source) => {
  expect(slotsIn(`import { jsx as _jsx } from 'react/jsx-runtime';\n${source};`)).toEqual(['add-to-cart']);
});

test('another component with a name, or a slot whose name is only known later, is none', () => {
  expect(slotsIn('_jsx(Field, { name: "add-to-cart" }); _jsx(Slot, { name }); platform.widget(name); // Slot')).toEqual([]);
});
