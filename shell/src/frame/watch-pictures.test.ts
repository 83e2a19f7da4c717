/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { waitFor } from '@mall/testing';
import { defaultPicture, showDefault } from './default-picture.ts';
import { watchPictures } from './watch-pictures.ts';

const aPicture = (src: string, state: { complete?: boolean; naturalWidth?: number } = {}) => {
  const picture = Object.assign(document.createElement('img'), { src, alt: '华岳轴承' });
  for (const [key, value] of Object.entries({ currentSrc: src, complete: false, naturalWidth: 0, ...state }))
    Object.defineProperty(picture, key, { value });
  return document.body.appendChild(picture);
};

test('a picture that fails, or had failed before any script ran, becomes the default one and keeps its words; the others stay', async () => {
  const early = aPicture('/img/brand/1.svg', { complete: true });
  const fine = aPicture('/img/brand/2.svg', { complete: true, naturalWidth: 96 });
  const waiting = aPicture('/img/brand/3.svg');
  watchPictures();
  await waitFor(() => expect(early.src).toBe(defaultPicture));
  waiting.dispatchEvent(new Event('error'));
  await waitFor(() => expect(waiting.src).toBe(defaultPicture));
  expect(waiting.alt).toBe('华岳轴承');
  expect(fine.getAttribute('src')).toBe('/img/brand/2.svg');
});

test('the default picture itself is not tried again', () => {
  const picture = aPicture(defaultPicture);
  picture.setAttribute('srcset', 'x 2x');
  showDefault(picture);
  expect(picture.getAttribute('srcset')).toBe('x 2x');
});
