import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/**
 * Claims a data folder for this process, so that no two malls use one. What is claimed by a process that is gone is free.
 * @param {string} folder
 * @throws {Error} naming who has it
 */
export function claimFolder(folder) {
  const file = join(folder, 'start.pid');
  mkdirSync(folder, { recursive: true });
  const owner = Number(readOr(file));
  if (owner && owner !== process.pid && isAlive(owner))
    throw new Error(`A mall runs on ${resolve(folder)} already (process ${owner}): stop it, or take another folder: MALL_DATA=… npm start`);
  writeFileSync(file, String(process.pid));
  process.on('exit', () => Number(readOr(file)) === process.pid && rmSync(file, { force: true }));
}

function readOr(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

const isFree = (port) =>
  new Promise((resolve_) => {
    const probe = createServer()
      .once('error', () => resolve_(false))
      .listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve_(true)));
  });

/**
 * Waits a while for ports to get free: parts of a mall whose starter was killed end by themselves.
 * @param {Record<string, number>} ports by the setting that names them
 * @throws {Error} naming the first that somebody else has
 */
export async function claimPorts(ports, patienceMs = 12_000) {
  const end = Date.now() + patienceMs;
  let told = false;
  for (const [setting, port] of Object.entries(ports))
    while (!(await isFree(port))) {
      if (Date.now() > end) throw new Error(`Port ${port} is in use by another program: take another one, ${setting}=… npm start`);
      if (!told) process.stdout.write(`Port ${port} is in use; waiting for a mall that is ending …\n`);
      told = true;
      await new Promise((resolve_) => setTimeout(resolve_, 250));
    }
}
