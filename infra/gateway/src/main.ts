import { createGateway } from './gateway.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const { app, registry } = await createGateway(settings);

// Builds named on the command line are taken in and made live before the first page is served.
await registry.publishFolders(process.argv.slice(2));
await app.listen({ port: settings.port, host: settings.host });

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void app.close().then(() => process.exit(0));
  });
