import { type WebhookData, type WebhookEventType, webhookEvents } from '@mall/api-contract/webhook';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { newSecret, sealedSecrets } from './signature.ts';
import type { Targets } from './target.ts';
import { type DeliveryRow, type EndpointFigures, type EndpointRow, webhookEndpointRepository } from './webhook-endpoint.repository.ts';
import { type Bound, webhookEventRepository } from './webhook-event.repository.ts';

/** How long the log goes back (rule webhook 13). */
const logDays = 30;
/** How long the secret that was signs beside the new one (rule webhook 6). */
export const rotationHours = 24;

/** An endpoint as its administrator sees it. */
export interface EndpointState extends Omit<EndpointRow, 'state' | 'secret' | 'previousSecret'>, Omit<EndpointFigures, 'id'> {
  state: 'enabled' | 'failing' | 'disabled';
}

/** What happened, written down in the very transaction in which it happened (rules webhook 2, 3). */
export const webhookService = (db: Database) => ({
  /**
   * Keeps an event, and a place for it at every endpoint that wants it, in one statement. The caller holds the lock on the subject until its
   * transaction ends: that makes the order of events the order in which things happened.
   */
  async record<T extends WebhookEventType>(event: { type: T; subject: string; data: WebhookData<T> }): Promise<void> {
    await webhookEventRepository(db).record({ id: `evt_${opaqueId()}`, ...event });
  },
  /** Forgets what happened more than 30 days ago; what an enabled endpoint hasn't taken stays. */
  forgetOld: (): Promise<void> => webhookEventRepository(db).deleteOld(logDays),
});

const isType = (name: string) => name === '*' || Object.hasOwn(webhookEvents, name);

/** Administers endpoints. @param key the installation's, under which secrets are sealed */
export const webhookEndpoints = (db: Database, key: Buffer) => {
  const endpoints = webhookEndpointRepository(db);
  const find = async (id: string): Promise<EndpointRow> => {
    const endpoint = await endpoints.find(id);
    if (!endpoint) throw new Error(`there is no endpoint ${id}`);
    return endpoint;
  };
  /** @throws {Error} neither an event of the log nor an instant */
  const boundOf = async (text: string): Promise<Bound> => {
    const number = await webhookEventRepository(db).numberOf(text);
    if (number !== undefined) return { number };
    if (!/^\d{4}-\d\d-\d\d/.test(text) || Number.isNaN(Date.parse(text)))
      throw new Error(`"${text}" is neither an event of the log nor an instant, 2026-11-22T08:00:00Z`);
    return { at: new Date(text).toISOString() };
  };
  return {
    /** @param draft `events`: types, or `*`. @returns its id, and the secret: it is shown this once. @throws {Error} an address or a type that isn't allowed */
    async add(draft: { url: string; events: string[]; madeBy: string }, targets: Targets): Promise<{ id: string; secret: string }> {
      const stranger = draft.events.find((name) => !isType(name));
      if (stranger !== undefined) throw new Error(`"${stranger}" is no event: ${Object.keys(webhookEvents).join(', ')}, or *`);
      if (!URL.canParse(draft.url)) throw new Error(`"${draft.url}" is no address`);
      await targets.admit(new URL(draft.url));
      const [id, secret] = [`ep_${opaqueId()}`, newSecret()];
      await endpoints.insert({ ...draft, id, secret: sealedSecrets(key).seal(Buffer.from(secret), id) });
      return { id, secret };
    },
    find,
    async list(): Promise<EndpointState[]> {
      const [rows, figures] = await Promise.all([endpoints.all(), endpoints.figures()]);
      return rows.map(({ secret: _secret, previousSecret: _previous, state, ...row }) => ({
        ...row,
        waiting: 0,
        waitingSince: null,
        lastError: '',
        ...figures.find(({ id }) => id === row.id),
        state: state === 'enabled' && row.failingSince ? 'failing' : state,
      }));
    },
    /** The newest first. @throws {Error} no such endpoint */
    async deliveries(id: string, state?: DeliveryRow['state'], limit = 50): Promise<DeliveryRow[]> {
      await find(id);
      return endpoints.deliveries(id, state, limit);
    },
    /** With all that waits for it. @throws {Error} no such endpoint */
    async remove(id: string): Promise<void> {
      await find(id);
      await endpoints.remove(id);
    },
    /** Takes it up again after 410 or a long failure: what waited goes out at once. @throws {Error} no such endpoint */
    async enable(id: string): Promise<void> {
      await find(id);
      await endpoints.enable(id);
    },
    /** @returns a new secret; the one that was signs beside it for a day. @throws {Error} no such endpoint */
    async rotate(id: string): Promise<string> {
      const { secret: old } = await find(id);
      const secret = newSecret();
      const sealed = sealedSecrets(key);
      await endpoints.rotate(id, sealed.seal(Buffer.from(secret), id), sealed.opens(old, id) ? rotationHours : 0);
      return secret;
    },
    /** Sends a range again (rule webhook 12). @param from an event's id, or an instant; included, as `to` is. @returns how many. @throws {Error} no such endpoint or event */
    async replay(id: string, from: string, to?: string): Promise<number> {
      await find(id);
      const range = { from: await boundOf(from), to: to === undefined ? undefined : await boundOf(to) };
      return db.transaction((tx) => webhookEventRepository(tx).replay(id, range));
    },
  };
};
