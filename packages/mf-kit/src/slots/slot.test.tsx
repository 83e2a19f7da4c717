/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakePlatform, screen } from '@mall/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { DataProvider } from '../data/data-provider.tsx';
import type { PageData } from '../data/page-data.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { Slot } from './slot.tsx';

// jsdom has none, and rendering to a string sends nothing through it.
Object.assign(globalThis, {
  MessageChannel: class {
    port1 = {};
    port2 = {};
  },
});
const { renderToString } = await import('react-dom/server');

const Ask = () => <button type="button">问助手</button>;

const page = (data: PageData, hasWidget: boolean) => (
  <PlatformProvider platform={fakePlatform(hasWidget ? { widgets: { 'ask-about-product': Ask } } : {})}>
    <DataProvider page={data}>
      <p>M8 × 30</p>
      <Slot name="ask-about-product" sku="A1" productName="螺钉" fallback={<span>稍候</span>} />
    </DataProvider>
  </PlatformProvider>
);

async function hydrate(serverHasWidget: boolean) {
  const data: PageData = { values: {}, failures: {} };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(data, serverHasWidget));
  const served = root.textContent;
  const faults: unknown[] = [];
  // What the page carries is text.
  await act(async () => {
    hydrateRoot(root, page(JSON.parse(JSON.stringify(data)) as PageData, true), { onRecoverableError: (error) => faults.push(error) });
  });
  return { served, faults, root };
}

test('a widget that is not in its area’s server build is filled in after hydration, without a fault', async () => {
  const { served, faults, root } = await hydrate(false);
  expect(served).toBe('M8 × 30稍候');
  expect(faults).toEqual([]);
  expect(screen.getByRole('button', { name: '问助手' })).toBeVisible();
  root.remove();
});

test('a widget that the server rendered stays', async () => {
  const { served, faults, root } = await hydrate(true);
  expect(served).toBe('M8 × 30问助手');
  expect(faults).toEqual([]);
  expect(root.textContent).toBe('M8 × 30问助手');
  root.remove();
});
