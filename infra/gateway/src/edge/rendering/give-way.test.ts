import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { givingWay } from './give-way.ts';

const priorities = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/stat`, 'utf8').split(') ')[1]!.split(' ')[16]),
  );

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux(
  'every thread of a process that works and stays silent gives way, and of one that is heard again does not',
  async () => {
    const child = spawn(process.execPath, ['-e', "process.stdout.write('up');setInterval(() => {}, 1000)"], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      await once(child.stdout!, 'data');
      let time = 0;
      const way = givingWay(
        () => child.pid,
        () => time,
      );
      way.look();
      time = 390;
      way.look();
      expect(new Set(priorities(child.pid!))).toEqual(new Set([0]));
      time = 400;
      way.look();
      expect(new Set(priorities(child.pid!))).toEqual(new Set([10]));
      const isUsual = way.heard();
      // Whoever is not root may only ever lower it.
      expect(isUsual).toBe(process.getuid!() === 0);
      if (isUsual) expect(new Set(priorities(child.pid!))).toEqual(new Set([0]));
      expect(way.heard()).toBe(true);
    } finally {
      child.kill('SIGKILL');
    }
  },
  120_000,
);
