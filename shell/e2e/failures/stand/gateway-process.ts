import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

type Order = { act: 'publish'; dist: string } | { act: 'retire'; area: string };

export interface GatewayProcess {
  tell(order: Order): Promise<void>;
  /** Starts a new process on what the registry has on disk. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** A gateway of its own, in a process of its own, with a registry in `registry`; the builds are published first. */
export async function startGateway(port: number, apiUrl: string, registry: string, builds: string[]): Promise<GatewayProcess> {
  let child = await begin(builds);
  let orders = 0;

  function begin(dists: string[]): Promise<ChildProcess> {
    const process_ = fork(join(root, 'infra/gateway/src/testing/stand-gateway.ts'), dists, {
      cwd: root,
      execArgv: ['--disable-sigusr1'],
      env: {
        ...process.env,
        PORT: String(port),
        MALL_API: apiUrl,
        MALL_REGISTRY: registry,
        MALL_CONSOLE: 'off',
        LOG_LEVEL: process.env.STAND_LOG ?? 'silent',
      },
    });
    return new Promise((resolve, reject) => {
      process_.once('message', () => resolve(process_));
      process_.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)));
    });
  }

  async function end() {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  return {
    tell(order) {
      orders += 1;
      const id = orders;
      return new Promise((resolve, reject) => {
        const hear = (answer: { id: number; fault?: string }) => {
          if (answer.id !== id) return;
          child.off('message', hear);
          if (answer.fault) reject(new Error(answer.fault));
          else resolve();
        };
        child.on('message', hear);
        child.send({ id, ...order });
      });
    },
    async restart() {
      await end();
      child = await begin([]);
    },
    close: end,
  };
}
