// npm leaves foreign platforms' packages out of the lock when a registry does not have them, and `npm ci` then calls the lock out of sync.
// This adds every exact optional dependency that is missing, with the systems it is for. Run it after a change of dependencies.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const systems = ['linux', 'darwin', 'win32', 'android', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'openharmony'];
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];
const aliases = { windows: 'win32', wasm: 'wasm32', 64: 'x64', 32: 'ia32', armhf: 'arm' };
let added = 0;

for (const [where, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d+\.\d+\.\d+/.test(version)) continue;
    const nested = `${where ? `${where}/` : ''}node_modules/${name}`;
    const hoisted = `node_modules/${name}`;
    if (lock.packages[nested] || lock.packages[hoisted]?.version === version) continue;
    const words = name.split(/[/-]/).map((word) => aliases[word] ?? word);
    const os = words.filter((word) => systems.includes(word));
    const cpu = words.filter((word) => processors.includes(word));
    lock.packages[lock.packages[hoisted] ? nested : hoisted] = {
      version,
      optional: true,
      ...(entry.dev ? { dev: true } : {}),
      ...(cpu.length ? { cpu } : {}),
      ...(os.length ? { os } : {}),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
if (added) writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} packages of other platforms added to the lock\n`);
