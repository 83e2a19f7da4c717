import { createGateway } from '../gateway.ts';
import { readSettings } from '../settings.ts';

/** What the tests of failures ask of the gateway they run on, over the channel of its parent process. */
type Order = { id: number } & ({ act: 'publish'; dist: string } | { act: 'retire'; area: string });

const settings = readSettings();
const { app, registry } = await createGateway(settings);
for (const dist of process.argv.slice(2)) await registry.publishFolder(dist);
await registry.load();
await app.listen({ port: settings.port, host: settings.host });

process.on('message', async (order: Order) => {
  try {
    if (order.act === 'publish') await registry.publishFolder(order.dist);
    else await registry.disable(order.area, { who: 'stand' });
    process.send!({ id: order.id });
  } catch (error) {
    process.send!({ id: order.id, fault: (error as Error).message });
  }
});
process.on('disconnect', () => void app.close().then(() => process.exit(0)));
process.send!({ id: 0 });
