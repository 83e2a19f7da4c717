import type { LiveEntry } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { table, timeText } from '../screen.ts';

/** mall history: who did what, the latest first. */
export async function history({ args, gateway, screen }: Context): Promise<void> {
  const query = new URLSearchParams({ limit: String(args.limit ?? 20), ...(args.operands[0] ? { area: args.operands[0] } : {}) });
  const { entries } = await gateway.get<{ entries: LiveEntry[] }>(`/history?${query}`);
  const rows = entries.map(({ number, at, who, act, area = '', version = '', from, why = '' }) => [
    String(number),
    timeText(at),
    who,
    act,
    area,
    from && from !== version ? `${from} → ${version || 'off'}` : version,
    why,
  ]);
  screen.say(table(['#', 'WHEN', 'WHO', 'ACT', 'AREA', 'VERSION', 'WHY'], rows));
  screen.result(entries);
}

/** mall pin: an address that opens the whole site as it was. */
export async function pin({ args, gateway, screen }: Context): Promise<void> {
  const [snapshot] = args.operands;
  const pinned = await gateway.post<{ snapshot: string; url: string }>('/pins', snapshot ? { snapshot } : {});
  const url = `${gateway.url}${pinned.url}`;
  screen.say(`${url}\n(operators only; ${gateway.url}/?snapshot=off ends it)`);
  screen.result({ ...pinned, url });
}
