import type { FinishedCall, Sdk } from '@mall/api-sdk';
import { SWRConfig } from 'swr';
import { type Call, fetchCall } from './call.ts';
import { serialiseKey } from './page-data.ts';

interface Read {
  at: number;
  answer: Promise<unknown>;
  /** Nobody shows it yet. */
  isAhead: boolean;
}

const reads = new Map<string, Read>();
const freshForMs = 10_000;

function lately(id: string): Read | undefined {
  const read = reads.get(id);
  return read && performance.now() - read.at < freshForMs ? read : undefined;
}

function begin(sdk: Sdk, key: Call['key'], isAhead: boolean): Promise<unknown> {
  const at = performance.now();
  for (const [id, read] of reads) if (at - read.at >= freshForMs) reads.delete(id);
  const id = serialiseKey(key);
  const read = { at, answer: fetchCall(sdk, key), isAhead };
  reads.set(id, read);
  read.answer.catch(() => reads.get(id) === read && reads.delete(id));
  return read.answer;
}

/** Starts a read on intent; the screen that shows it takes it over. Not started again within ten seconds of the last time, whoever made it. */
export function readAhead(sdk: Sdk, { key }: Call) {
  if (!lately(serialiseKey(key))) begin(sdk, key, true).catch(() => {});
}

/** The fetcher of every hook: takes over what was started ahead, once and only while it is fresh, else asks. */
export function takeRead(sdk: Sdk, key: Call['key']): Promise<unknown> {
  const read = lately(serialiseKey(key));
  if (!read?.isAhead) return begin(sdk, key, false);
  read.isAhead = false;
  return read.answer;
}

/** A read for code outside of React: shares what a screen of this page has read, is reading, or is about to. */
export async function readOnce<Output>(sdk: Sdk, { key }: Call<Output>): Promise<Output> {
  const id = serialiseKey(key);
  return (SWRConfig.defaultValue.cache.get(id)?.data ?? lately(id)?.answer ?? begin(sdk, key, true)) as Output | Promise<Output>;
}

/** Told of each call that came to an end: after a write nothing that was read ahead is shown. */
export function forgetReads({ effect }: Pick<FinishedCall, 'effect'>) {
  if (effect === 'write') reads.clear();
}
