import { type CallTable, createSdk, type Sdk, type SendSettings } from '@mall/api-sdk';

/**
 * Makes clients that send in one way: the host's own, and one for each build that it mounts, with the rows that this build brought. The same rows give
 * the same client, so that whoever keeps something beside one finds it again.
 * @returns the client of a build; without rows the host's own
 */
export function createClients(settings: SendSettings): (calls?: CallTable) => Sdk {
  const own = createSdk(settings);
  const made = new WeakMap<CallTable, Sdk>();
  return (calls) => {
    if (!calls) return own;
    const client = made.get(calls) ?? createSdk(settings, calls);
    made.set(calls, client);
    return client;
  };
}
