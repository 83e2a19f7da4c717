import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { SWRConfig } from 'swr';
import { DeskApp } from '../desk-app.tsx';
import { aStatus } from './a-status.ts';

interface Answer {
  status?: number;
  body: unknown;
}

export interface Asked {
  method: string;
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

/** What the gateway answers, by 'GET status'; a function may look at the request. A missing one is a 404. */
export type Answers = Record<string, unknown | ((asked: Asked) => Answer)>;

export const refused = (status: number, code: string, message: string, more: object = {}): Answer => ({
  status,
  body: { error: { code, message, fix: '', ...more } },
});

const signedIn: Answers = {
  'GET me': { operator: { name: '周琳', account: 'operator' } },
  'GET status': aStatus(),
  'GET health': { api: { ready: true, ms: 12 } },
  'GET history': { entries: [] },
  'GET overrides': { overrides: [], pinned: null },
};

/** Opens the desk at an address over a gateway that answers as told; the operator is signed in unless told otherwise. */
export function showDesk(path: string, given: Answers = {}) {
  const answers: Answers = { ...signedIn, ...given };
  const asked: Asked[] = [];
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  globalThis.fetch = (async (address: string, { method = 'GET', body, headers }: RequestInit = {}) => {
    const request: Asked = {
      method,
      path: address.replace(/^\/_platform\//, ''),
      body: body ? JSON.parse(String(body)) : undefined,
      headers: headers as Record<string, string>,
    };
    asked.push(request);
    const found = answers[`${method} ${request.path}`] ?? answers[`${method} ${request.path.split('?')[0]}`];
    const answer: Answer =
      typeof found === 'function'
        ? (found as (asked: Asked) => Answer)(request)
        : found === undefined
          ? { status: 404, body: {} }
          : { body: found };
    const status = answer.status ?? 200;
    return { ok: status < 400, status, json: async () => structuredClone(answer.body) };
  }) as unknown as typeof fetch;
  // jsdom has none; the desk asks with one.
  AbortSignal.timeout ??= () => new AbortController().signal;
  globalThis.structuredClone ??= <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
  const view = render(
    <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
      <MemoryRouter initialEntries={[path]}>
        <DeskApp />
      </MemoryRouter>
    </SWRConfig>,
  );
  return { ...view, user: userEvent.setup(), asked, answers };
}
