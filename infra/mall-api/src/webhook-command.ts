import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { WebhookEventType } from '@mall/api-contract/webhook';
import { openDatabase, type PoolDatabase } from './database/database.ts';
import { withMallDatabase } from './database/embedded-address.ts';
import { opaqueId } from './database/opaque-id.ts';
import { installationKey } from './installation-key.ts';
import { postWebhook } from './modules/webhook/post-webhook.ts';
import { type Targets, targets } from './modules/webhook/target.ts';
import { rotationHours, webhookEndpoints } from './modules/webhook/webhook.service.ts';
import { secretsOf } from './modules/webhook/webhook-sender.ts';
import { webhookSettings, whereDatabaseIs } from './settings.ts';

const usage = `node src/webhook.ts add <url> [--events order.placed,…] [--by <who>]
  list [<id> [--state waiting|delivered]]
  test | enable | rotate | remove <id>
  replay <id> --from <event or instant> [--to <event or instant>]`;

interface Asked {
  id: string;
  values: { events?: string; by?: string; state?: string; from?: string; to?: string };
}
interface Mall {
  db: PoolDatabase;
  key: Buffer;
  mayGo: Targets;
}
type Command = (mall: Mall, asked: Asked) => Promise<string>;

const table = (rows: readonly (readonly string[])[]) => {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]!.length))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const add: Command = async ({ db, key, mayGo }, { id: url, values: { events = '*', by = userInfo().username } }) => {
  const draft = { url, events: events.split(',').map((name) => name.trim()), madeBy: by };
  const { id, secret } = await webhookEndpoints(db, key).add(draft, mayGo);
  return `${id} was made. Its secret is shown this once:\n${secret}`;
};

const listEndpoints = async ({ db, key }: Mall) => {
  const all = await webhookEndpoints(db, key).list();
  if (all.length === 0) return 'there is no endpoint';
  return table([
    ['endpoint', 'state', 'waiting', 'since', 'made by', 'events', 'url', 'last error'],
    ...all.map((one) => [
      ...[one.id, one.state, String(one.waiting), one.waitingSince ?? '-', one.madeBy],
      ...[one.events.join(','), one.url, one.lastError],
    ]),
  ]);
};

const list: Command = async (mall, { id, values: { state } }) => {
  if (!id) return listEndpoints(mall);
  if (state !== undefined && state !== 'waiting' && state !== 'delivered') throw new Error(`'${state}' is no state: waiting or delivered`);
  const deliveries = await webhookEndpoints(mall.db, mall.key).deliveries(id, state);
  if (deliveries.length === 0) return 'there is nothing';
  return table([
    ['event', 'type', 'subject', 'at', 'state', 'in vain', 'error'],
    ...deliveries.map((one) => [
      ...[one.eventId, one.type, one.subject, one.at, one.state],
      ...[String(one.state === 'waiting' ? one.attempts : Math.max(one.attempts - 1, 0)), one.lastError],
    ]),
  ]);
};

/** Sent from here and kept nowhere, so it tells at once whether this machine reaches the endpoint. */
const test: Command = async ({ db, key, mayGo }, { id }) => {
  const endpoint = await webhookEndpoints(db, key).find(id);
  const event = {
    ...{ number: 0, id: `evt_${opaqueId()}`, type: 'webhook.test' as WebhookEventType, subject: `webhook:${id}` },
    ...{ data: { message: 'a test' }, at: new Date().toISOString() },
  };
  const post = { url: endpoint.url, secrets: secretsOf(endpoint, key), event, targets: mayGo, limitMs: 10_000 };
  const { error } = await postWebhook(post);
  if (error) throw new Error(`${endpoint.url} did not take it: ${error}`);
  return `${endpoint.url} took ${event.id}`;
};

const commands: Readonly<Record<string, Command>> = {
  add,
  list,
  test,
  enable: async ({ db, key }, { id }) => {
    await webhookEndpoints(db, key).enable(id);
    return `${id} is enabled; what waited goes out now`;
  },
  rotate: async ({ db, key }, { id }) => {
    const secret = await webhookEndpoints(db, key).rotate(id);
    return `Its new secret is shown this once; the one that was signs beside it for ${rotationHours} hours:\n${secret}`;
  },
  remove: async ({ db, key }, { id }) => {
    await webhookEndpoints(db, key).remove(id);
    return `${id} was removed`;
  },
  replay: async ({ db, key }, { id, values: { from, to } }) => {
    if (!from) throw new Error('--from an event of the log, or an instant');
    return `${await webhookEndpoints(db, key).replay(id, from, to)} events are sent again`;
  },
};

/**
 * Administers webhooks beside the API (docs/webhooks.md), in the database of `DATABASE_URL`, else in the embedded one of `MALL_DATA`.
 * @param argv what stands behind the program's name: `['add', 'https://erp.example/mall', '--events', 'order.placed']`
 * @returns what to say
 * @throws {Error} in words for whoever typed it
 */
export async function webhookCommand(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      events: { type: 'string' },
      by: { type: 'string' },
      state: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
    },
  });
  const [name = '', id = '', ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command || rest.length > 0 || (!id && name !== 'list')) throw new Error(usage);
  const where = whereDatabaseIs(env);
  if (where.databaseUrl && !env.MALL_KEY && !existsSync(join(where.dataFolder, 'installation.key')))
    throw new Error('MALL_KEY is not set: secrets are sealed under the key of the installation');
  const key = installationKey({ key: env.MALL_KEY || undefined, dataFolder: where.dataFolder });
  const { webhookNetworks: networks, isDevelopment: mayBePlain } = webhookSettings(env);
  return withMallDatabase(where, false, async (url) => {
    const db = openDatabase(url, { max: 2 });
    try {
      return await command({ db, key, mayGo: targets({ networks, mayBePlain }) }, { id, values });
    } finally {
      await db.close();
    }
  });
}
