import type { EventName, MallEvents } from '@mall/events';
import type { Bus } from './bus.ts';

/** What concerns the same buyer's other tabs: what they show isn't so any more. */
const toldAcross = ['cart:changed', 'inquiry:changed', 'order:changed'] as const satisfies readonly EventName[];
type Told = (typeof toldAcross)[number];
interface Message {
  event: Told;
  payload: MallEvents[Told];
}

/**
 * Tells the browser's other tabs of this site what happened here, and what happened there to whoever listens here. A browser without channels tells nobody.
 * @returns ends it
 */
export function acrossTabs(bus: Bus, name = 'mall:bus'): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(name);
  // What another tab told is not told back to it.
  let isFromThere = false;
  const offs = toldAcross.map((event) =>
    bus.on(event, (payload) => isFromThere || channel.postMessage({ event, payload } satisfies Message)),
  );
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    // Tabs of an older release may tell something else.
    if (!toldAcross.includes(data?.event)) return;
    isFromThere = true;
    bus.emit(data.event, data.payload);
    isFromThere = false;
  };
  return () => {
    for (const off of offs) off();
    channel.close();
  };
}
