import { createServer, type ServerResponse } from 'node:http';
import type { WebhookMessage } from '@mall/api-contract/webhook';

export interface Heard {
  message: WebhookMessage;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}
/** How a receiver answers; by default with 204. */
export type Answering = (response: ServerResponse, heard: Heard) => unknown;

export interface AReceiver {
  url: string;
  heard: Heard[];
  /** Of `heard`, the subjects that were told something before they had answered. */
  overtaken: string[];
  answer: Answering;
  ids(): string[];
  /** Resolves once so many were heard in all. */
  hears(count: number): Promise<void>;
  close(): Promise<void>;
  /** On the same port again. */
  reopen(): Promise<void>;
}

/** For tests: another system that is told what happened, over real HTTP. Close it after the test. */
export async function aReceiver(answer: Answering = (response) => response.writeHead(204).end()): Promise<AReceiver> {
  const answering = new Map<string, number>();
  const waiting: (() => void)[] = [];
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const message = JSON.parse(body) as WebhookMessage;
    const { subject } = message;
    if (answering.get(subject)) receiver.overtaken.push(subject);
    answering.set(subject, (answering.get(subject) ?? 0) + 1);
    // An answer is there for whoever asked a moment before he reads it.
    const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
    response.end = ((...given: unknown[]) => {
      answering.set(subject, answering.get(subject)! - 1);
      return end(...given);
    }) as typeof response.end;
    const heard = { message, headers: request.headers, body };
    receiver.heard.push(heard);
    for (const look of waiting.splice(0)) look();
    receiver.answer(response, heard);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address() as { port: number };
  const receiver: AReceiver = {
    ...{ url: `http://127.0.0.1:${port}/mall`, heard: [], overtaken: [], answer },
    ids: () => receiver.heard.map(({ message }) => message.id),
    async hears(count) {
      while (receiver.heard.length < count) await new Promise<void>((look) => waiting.push(look));
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    reopen: () => listen(port),
  };
  return receiver;
}
