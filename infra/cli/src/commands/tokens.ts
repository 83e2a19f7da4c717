import type { PlatformToken } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { wrongUsage } from '../fault.ts';
import { table, timeText } from '../screen.ts';

function stateOf({ revokedAt, expiresAt }: PlatformToken): string {
  if (revokedAt) return `revoked ${timeText(revokedAt)}`;
  if (!expiresAt) return 'valid';
  return Date.parse(expiresAt) > Date.now() ? `valid until ${timeText(expiresAt)}` : `ended ${timeText(expiresAt)}`;
}

/** mall tokens [list | create <area> --name <whose> [--days 90] | revoke <id>]: administrators only. */
export async function tokens({ args, gateway, screen }: Context): Promise<void> {
  const [act = 'list', subject] = args.operands;
  if (act === 'list') {
    const { tokens: list } = await gateway.get<{ tokens: PlatformToken[] }>('/tokens');
    const rows = list.map((one) => [one.id, one.area, one.name, timeText(one.createdAt), one.createdBy, stateOf(one)]);
    screen.say(table(['ID', 'AREA', 'NAME', 'MADE', 'BY', 'STATE'], rows));
    return screen.result(list);
  }
  if (act === 'create') {
    if (!subject || !args.name) throw wrongUsage('mall tokens create <area> --name <whose> [--days 90]');
    const made = await gateway.post<PlatformToken & { token: string }>('/tokens', {
      area: subject,
      name: args.name,
      ...(args.days ? { days: args.days } : {}),
    });
    screen.say(`${made.token}\n(${made.id}, for ${made.area}; until ${timeText(made.expiresAt)}; this is the only time it is shown)`);
    return screen.result(made);
  }
  if (act !== 'revoke' || !subject) throw wrongUsage('mall tokens [list | create <area> --name <whose> [--days 90] | revoke <id>]');
  const revoked = await gateway.remove<PlatformToken>(`/tokens/${subject}`);
  screen.say(`revoked ${revoked.id} (${revoked.name}, ${revoked.area})`);
  screen.result(revoked);
}
