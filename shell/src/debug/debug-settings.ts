import type { Region } from '@mall/mf-kit';

/** What goes wrong with a call on purpose. `slow` waits and then answers as it should. */
export type FaultKind = 'slow' | 'http-500' | 'http-404' | 'timeout' | 'offline' | 'nonsense' | 'refused';

export interface Fault {
  isOn: boolean;
  kind: FaultKind;
  /** Calls whose path contains this text; '' means all. */
  pattern: string;
  /** Of a slow answer. */
  delayMs: number;
}

/** Who the area takes the visitor for: nobody, whoever is signed in on this browser's mall, or a contact person the operator entered. */
export type Who = 'visitor' | 'own' | 'contact';

export interface DebugSettings {
  who: Who;
  region: Region | undefined;
  fault: Fault;
}

export const noFault: Fault = { isOn: false, kind: 'http-500', pattern: '', delayMs: 3000 };
const initial: DebugSettings = { who: 'own', region: undefined, fault: noFault };
const key = 'mall-debug';

/**
 * The controls' settings. The session storage is one for the page and the area's frame in it, and for this tab only, so the frame finds them at its
 * first call; outside the debugging page there are none.
 */
export function readDebugSettings(): DebugSettings {
  try {
    return { ...initial, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<DebugSettings>) };
  } catch {
    return initial;
  }
}

export const writeDebugSettings = (settings: DebugSettings) => sessionStorage.setItem(key, JSON.stringify(settings));
