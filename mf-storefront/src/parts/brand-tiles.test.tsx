/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { renderPage } from '@mall/testing';
import { BrandTiles } from './brand-tiles.tsx';

const brands = Array.from({ length: 10 }, (_, at) => ({ id: at + 1, name: `品牌 ${at + 1}` }));
const marks = () => [...document.images].map((image) => `${image.getAttribute('loading')} ${image.getAttribute('src')}`);

test('the first row of a page that begins with brands comes with it; the rest waits until it is near', () => {
  renderPage(<BrandTiles brands={brands} first />);
  expect(marks().slice(0, 8)).toEqual(brands.slice(0, 8).map(({ id }) => `eager /img/brand/${id}.svg`));
  expect(marks().slice(8)).toEqual(['lazy /img/brand/9.svg', 'lazy /img/brand/10.svg']);
});

test('brands further down a page take nothing from what is seen first', () => {
  renderPage(<BrandTiles brands={brands} />);
  expect(marks().every((mark) => mark.startsWith('lazy '))).toBe(true);
});
