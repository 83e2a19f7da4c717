/** One line of the log of an area that is looked at alone. `at` in milliseconds since the frame was loaded. */
export type LogEntry =
  | { kind: 'call'; at: number; method: string; path: string; status: number; ms: number; requestId: string; fault?: string }
  | { kind: 'event'; at: number; name: string; payload: string }
  | { kind: 'navigation'; at: number; to: string }
  | { kind: 'error'; at: number; message: string; where: string }
  | { kind: 'state'; at: number; text: string };

type WithoutTime<Entry> = Entry extends LogEntry ? Omit<Entry, 'at'> : never;

interface Message {
  mallDebug: LogEntry;
}

/** Tells the debugging page around this frame; where there is none nobody hears it. */
export function log(entry: WithoutTime<LogEntry>) {
  if (window.parent === window) return;
  const message: Message = { mallDebug: { ...entry, at: Math.round(performance.now()) } as LogEntry };
  window.parent.postMessage(message, location.origin);
}

/** Hears the log of one frame; returns what ends it. */
export function hearLog(frame: () => Window | null | undefined, listener: (entry: LogEntry) => void): () => void {
  const hear = ({ data, origin, source }: MessageEvent<Partial<Message>>) => {
    if (origin === location.origin && source === frame() && data.mallDebug) listener(data.mallDebug);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}
