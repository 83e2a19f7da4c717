import { countError } from '../platform/area-states.ts';
import { reloadForChunk } from '../platform/reload-guard.ts';
import { noteFault } from './faults.ts';
import { scriptOwner } from './script-owner.ts';

/** Two messages known to be harmless (rule errors 18). */
const harmless = [/reading 'matched'/, /not a Promise/i];
const atMost = 20;
/** So that an area that throws without end leaves room for the others. */
const atMostOfOne = 5;
const named = /^(shell|mf-[a-z-]+)@/;
let versions: Record<string, string> = {};
let sent = 0;
const sentOf = new Map<string, number>();
const seen = new Set<string>();

/** Tells which versions this page is made of: reports carry them. */
export function reportFor(areas: { name: string; version: string }[]) {
  versions = Object.fromEntries(areas.map(({ name, version }) => [name, version]));
}

/**
 * Sends an uncaught error to the mall (rules errors 17, 19, 20): each once, whatever numbers are in it, at most five of an area and twenty a page. `errorInfo` says in
 * JSON which snapshot the page was and whose script it came from, in which version. Telemetry counts it as often as it happens.
 * @param where the area, or what it was doing
 */
export function report(error: unknown, where = 'shell') {
  const message = error instanceof Error ? error.message : String(error);
  reloadForChunk(error, where);
  if (harmless.some((pattern) => pattern.test(message))) return;
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const { area, version } = scriptOwner(stack, where, (name) => versions[name] ?? '');
  // Who reports under an area's name has counted it already.
  if (!named.test(where)) countError(area, version);
  noteFault({ area, version, message, stack, where });
  const sentOfIt = sentOf.get(area) ?? 0;
  const key = `${where}${message.replace(/\d+/g, '#')}`;
  if (seen.has(key) || sent >= atMost || sentOfIt >= atMostOfOne) return;
  seen.add(key);
  sent += 1;
  sentOf.set(area, sentOfIt + 1);
  const body = {
    requestPath: location.pathname.slice(0, 2000),
    errorInfo: JSON.stringify({ snapshot: document.documentElement.dataset.snapshot ?? '', area, version }),
    errorMessage: message.slice(0, 1000),
    errorStack: stack.slice(0, 4000),
    componentName: where.slice(0, 200),
    windowsHref: location.href.slice(0, 1000),
  };
  // Kept alive, so that a page that is being left still reports.
  void fetch('/api/common/SendMallErrorToITGroupForFront', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', clienttype: '1', apiversion: '1.0.0' },
    body: JSON.stringify(body),
  }).catch(() => {});
}

/** Reports what nobody caught. */
export function reportUncaught() {
  window.addEventListener('error', ({ error, message }) => error !== null && report(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, 'promise'));
}
