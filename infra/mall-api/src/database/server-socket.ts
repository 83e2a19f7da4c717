import { connect, Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ServerAddress {
  host: string;
  port: number;
}

/** The servers that a `postgres://a:1,b:2/…` names, and the same address with the first one only, for a driver that knows one. */
export function serversOf(url: string): { servers: ServerAddress[]; first: string } {
  const [, scheme, login = '', hosts, rest = ''] = /^(postgres(?:ql)?:\/\/)([^@/]*@)?([^/?]*)(.*)$/.exec(url) ?? [];
  if (!scheme || hosts === undefined) throw new Error('DATABASE_URL should be postgres://user:password@host:port/database');
  const servers = hosts.split(',').map((one) => {
    const [, host = '', port = '5432'] = /^(.*?)(?::(\d+))?$/.exec(one) ?? [];
    return { host: host.replace(/^\[|\]$/g, '') || 'localhost', port: Number(port) };
  });
  return { servers, first: `${scheme}${login}${hosts.split(',')[0]}${rest}` };
}

/** A server that ends a connection so soon is starting, or a standby that we don't want. */
const tooSoonMs = 1000;

const dial = ({ host, port }: ServerAddress, limitMs: number) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect({ host, port });
    const limit = setTimeout(
      () => socket.destroy(Object.assign(new Error(`${host}:${port} does not answer`), { code: 'ETIMEDOUT' })),
      limitMs,
    );
    socket.once('error', reject).once('connect', () => {
      clearTimeout(limit);
      socket.off('error', reject);
      resolve(Object.assign(socket, { host, port }));
    });
    socket.once('close', () => clearTimeout(limit));
  });

/** Ends a connection on which a question stays without any answer: its server hangs, or the way to it is gone. */
function watch(socket: Socket, silenceMs: number) {
  const write = socket.write.bind(socket) as (...given: unknown[]) => boolean;
  let asked = { at: Infinity, readBefore: 0 };
  Object.assign(socket, {
    write(...given: unknown[]) {
      asked = { at: performance.now(), readBefore: socket.bytesRead };
      return write(...given);
    },
  });
  const watching = setInterval(() => {
    if (socket.bytesRead === asked.readBefore && performance.now() - asked.at > silenceMs)
      socket.destroy(Object.assign(new Error('the database does not answer'), { code: 'ETIMEDOUT' }));
  }, 500).unref();
  socket.once('close', () => clearInterval(watching));
}

/** Which of the servers is asked: the one that was right last, until it is passed over. */
function rotation(servers: readonly ServerAddress[]) {
  let current = 0;
  const pass = (from: number) => {
    if (current === from) current = (current + 1) % servers.length;
  };
  return {
    /** @returns the server to connect to now, and what to call when it can't be reached */
    next() {
      const index = current;
      return { server: servers[index]!, pass: () => pass(index) };
    },
    /** A connection that ends soon passes its server over. */
    observe(socket: Socket, passOver: () => void) {
      const opened = performance.now();
      socket.once('close', () => performance.now() - opened < tooSoonMs && passOver());
    },
  };
}

/**
 * A socket that fails at the first write: without any socket the driver loses the connection for good, and one that ends before that
 * write leaves it waiting for ever to be sent.
 */
function failing(error: Error): Socket {
  const socket = new Socket();
  const write = () => {
    setImmediate(() => socket.destroy(error));
    return true;
  };
  return Object.assign(socket, { write });
}

/**
 * Connects to the first of the servers that can be reached, beginning with the one that was right last.
 * @param silenceMs how long a question may stay without an answer; without it for ever
 */
export function serverSockets(servers: readonly ServerAddress[], connectMs: number, silenceMs?: number): () => Promise<Socket> {
  const turn = rotation(servers);
  return async () => {
    for (let tries = 1; ; tries += 1) {
      const { server, pass } = turn.next();
      try {
        const socket = await dial(server, connectMs / servers.length);
        turn.observe(socket, pass);
        if (silenceMs) watch(socket, silenceMs);
        return socket;
      } catch (error) {
        pass();
        if (tries >= servers.length) return failing(error as Error);
        await wait(20);
      }
    }
  };
}

/** The same for a driver (`pg`) that connects the socket itself: whatever address it names, the server whose turn it is answers. */
export function serverStreams(servers: readonly ServerAddress[]): () => Socket {
  const turn = rotation(servers);
  return () => {
    const socket = new Socket();
    const dialled = socket.connect.bind(socket) as (port: number, host: string) => Socket;
    const connect = () => {
      const { server, pass } = turn.next();
      turn.observe(socket, pass);
      return dialled(server.port, server.host);
    };
    return Object.assign(socket, { connect });
  };
}
