import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** The process below the starter that runs `command`. Linux only, as killing in turn is. */
const partOf = (parent, command) =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find(
      (name) =>
        new RegExp(`^PPid:\\s+${parent}$`, 'm').test(read(`/proc/${name}/status`)) && read(`/proc/${name}/cmdline`).includes(command),
    );

const isOk = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2000) })
    .then((answer) => answer.ok)
    .catch(() => false);

/**
 * Kills API, gateway and database in turn, each when the last one is back, until the signal.
 * @returns {Promise<Record<string, number[]>>} by kind, how long each time nobody answered, in ms
 */
export async function killInTurn({ site, data, signal, pauseMs = 12_000 }) {
  const apiUrl = site.url.replace(/:(\d+)$/, (_, port) => `:${Number(port) + 1}`);
  const kinds = {
    api: { pid: () => partOf(site.pid, 'infra/demo/src/main.ts'), probe: `${apiUrl}/readyz` },
    gateway: { pid: () => partOf(site.pid, 'infra/gateway/src/main.ts'), probe: `${site.url}/readyz` },
    database: { pid: () => read(join(data, 'postgres/postmaster.pid')).split('\n')[0], probe: `${apiUrl}/readyz` },
  };
  const outages = { api: [], gateway: [], database: [] };
  while (!signal.aborted)
    for (const [kind, { pid, probe }] of Object.entries(kinds)) {
      await wait(pauseMs, undefined, { signal }).catch(() => {});
      if (signal.aborted) break;
      const victim = Number(pid());
      if (!victim) continue;
      const killed = Date.now();
      process.kill(victim, 'SIGKILL');
      for (let wasAway = false; Date.now() - killed < 60_000; await wait(25)) {
        const ok = await isOk(probe);
        wasAway ||= !ok;
        // A process that was never seen away is the one from before.
        if (ok && (wasAway || Date.now() - killed > 1000)) break;
      }
      outages[kind].push(Date.now() - killed);
    }
  return outages;
}
