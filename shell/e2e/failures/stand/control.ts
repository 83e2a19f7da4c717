import type { Beacon, Fault, Report, Seen } from './misbehaving-proxy.ts';
import type { Orders } from './stand.ts';

async function order<Name extends keyof Orders>(name: Name, what: Orders[Name]): Promise<unknown> {
  const answer = await fetch(`${process.env.MALL_STAND}/${name}`, { method: 'POST', body: JSON.stringify(what) });
  const body = await answer.json();
  if (!answer.ok) throw new Error(`${name}: ${(body as { fault: string }).fault}`);
  return body;
}

/** The site and its network, as a spec commands them. */
export const stand = {
  /** Makes a faulty area live. @returns its version */
  publish: async (area: string, change?: Record<string, unknown>) =>
    ((await order('publish', { area, ...(change ? { change } : {}) })) as { version: string }).version,
  retire: (area: string) => order('retire', { area }),
  misbehave: (match: string, does: Fault['does'], times?: number) =>
    order('misbehave', { match, does, ...(times === undefined ? {} : { times }) }),
  behave: () => order('behave', {}),
  forget: () => order('forget', {}),
  reports: async (): Promise<Report[]> => ((await order('seen', {})) as Seen).reports,
  beacons: async (): Promise<Beacon[]> => ((await order('seen', {})) as Seen).beacons,
  requests: async (): Promise<Seen['requests']> => ((await order('seen', {})) as Seen).requests,
  spoil: (area: string, version: string, content?: string) =>
    order('spoil', { area, version, ...(content === undefined ? {} : { content }) }),
  mend: (area: string, version: string) => order('mend', { area, version }),
  killDatabase: () => order('killDatabase', {}),
};
