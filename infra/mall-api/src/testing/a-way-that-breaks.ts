import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll } from '@jest/globals';

/** For tests: a way to a database whose connections can be reset, as by a fail-over or a firewall. @param url of the database */
export async function aWayThatBreaks(url: string) {
  const { hostname, port } = new URL(url);
  const ways = new Set<Socket>();
  const server = createServer((from) => {
    const to = connect(Number(port), hostname);
    ways.add(from);
    from.pipe(to).pipe(from);
    from.on('error', () => {}).on('close', () => ways.delete(from) && to.destroy());
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
    /** Resets all connections, those that still begin too. @returns how many */
    resetAll(): number {
      const open = [...ways];
      for (const one of open) one.resetAndDestroy();
      return open.length;
    },
  };
}
