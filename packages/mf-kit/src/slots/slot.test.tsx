/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { fakePlatform, screen } from '@mall/testing';
import { act } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { DataProvider } from '../read/data-provider.tsx';
import type { PageData } from '../read/page-data.ts';
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

const page = (data: PageData, hasWidget: boolean, Widget: ComponentType = Ask) => (
  <PlatformProvider platform={fakePlatform(hasWidget ? { widgets: { 'ask-about-product': Widget as ComponentType<never> } } : {})}>
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

test('a widget that the server rendered stays in sight while its code is on its way', async () => {
  const data: PageData = { values: {}, failures: {} };
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page(data, true));
  const shown = new Set<string | null>();
  const watch = new MutationObserver(() => shown.add(root.textContent));
  watch.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  let arrive = (_: { default: typeof Ask }) => {};
  const Late = lazy(() => new Promise<{ default: typeof Ask }>((resolve) => (arrive = resolve)));
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, page(data, true, Late), { onRecoverableError: (error) => faults.push(error) });
  });
  expect(screen.getByRole('button', { name: '问助手' })).toBeVisible();
  await act(async () => arrive({ default: Ask }));
  expect(screen.getByRole('button', { name: '问助手' })).toBeVisible();
  watch.disconnect();
  expect([...shown].filter((text) => !text?.includes('问助手'))).toEqual([]);
  expect(faults).toEqual([]);
  root.remove();
});

test('a widget that the server rendered stays', async () => {
  const { served, faults, root } = await hydrate(true);
  expect(served).toBe('M8 × 30问助手');
  expect(faults).toEqual([]);
  expect(root.textContent).toBe('M8 × 30问助手');
  root.remove();
});
