import { preload } from 'swr';
import type { Platform } from '../platform/platform.ts';
import type { Screen, ScreenAddress } from '../routing/screens.ts';
import { fetchCall } from './call.ts';

const lately = new Map<string, number>();
const pauseMs = 10_000;

/** Starts a screen's first reads on intent; the screen's hooks pick up the answers. The same read is not started again within ten seconds. */
export function preloadCalls(platform: Platform, screen: Screen | undefined, address: ScreenAddress) {
  const now = performance.now();
  for (const { key } of screen?.load?.(address) ?? []) {
    const id = JSON.stringify(key);
    if (now - (lately.get(id) ?? -pauseMs) < pauseMs) continue;
    lately.set(id, now);
    void Promise.resolve(preload([...key], () => fetchCall(platform.sdk, key))).catch(() => lately.delete(id));
  }
}
