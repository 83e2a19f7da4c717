import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from '@jest/globals';

const readyForQuery = Buffer.from([0x5a, 0, 0, 0, 5]);
/** Of its own the driver asks on a new connection until the second one, and hears no failure of that. */
const readiesOfStart = 2;

/** For tests: a way to a database whose connections can be reset, as by a fail-over or a firewall. @param url of the database */
export async function aWayThatBreaks(url: string) {
  const { hostname, port } = new URL(url);
  const readies = new Map<Socket, number>();
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    readies.set(from, 0);
    from.pipe(to).pipe(from);
    to.on('data', (chunk) => chunk.includes(readyForQuery) && readies.set(from, (readies.get(from) ?? 0) + 1));
    from.on('error', () => {}).on('close', () => readies.delete(from) && to.destroy());
    to.on('error', () => {}).on('close', () => from.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.close();
  });
  const way = new URL(url);
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: way.href,
    /** Resets all connections that have served. @returns how many */
    resetAll(): number {
      const served = [...readies].filter(([, count]) => count > readiesOfStart);
      for (const [one] of served) one.resetAndDestroy();
      return served.length;
    },
  };
}
