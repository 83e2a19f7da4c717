import { drain } from './drain.ts';
import { createGateway } from './gateway.ts';
import { fillRegistry } from './registry/fill-registry.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const { app, registry } = await createGateway(settings);

// Builds named on the command line are taken in before the first page is served. What is live stays so.
for (const { area, version, live } of await fillRegistry(registry, process.argv.slice(2)))
  process.stdout.write(`${area}@${version} waits: ${live ?? 'nothing'} stays live. To change that: npx mall promote ${area}\n`);
await app.listen({ port: settings.port, host: settings.host });

/** A call is answered within 8 s, or not at all (rule calls 24). */
const drainMs = 9000;
/** Whatever hangs then is left behind. */
const endMs = 12_000;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), endMs).unref();
    void drain(app, drainMs).then(() => process.exit(0));
  });
