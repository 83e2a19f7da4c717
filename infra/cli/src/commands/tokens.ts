import type { PlatformToken } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { wrongUsage } from '../fault.ts';
import { table, timeText } from '../screen.ts';

/** mall tokens [list | create <area> --name <whose> | revoke <id>]: administrators only. */
export async function tokens({ args, gateway, screen }: Context): Promise<void> {
  const [act = 'list', subject] = args.operands;
  if (act === 'list') {
    const { tokens: list } = await gateway.get<{ tokens: PlatformToken[] }>('/tokens');
    const rows = list.map((one) => [
      one.id,
      one.area,
      one.name,
      timeText(one.createdAt),
      one.createdBy,
      one.revokedAt ? `revoked ${timeText(one.revokedAt)}` : 'valid',
    ]);
    screen.say(table(['ID', 'AREA', 'NAME', 'MADE', 'BY', 'STATE'], rows));
    return screen.result(list);
  }
  if (act === 'create') {
    if (!subject || !args.name) throw wrongUsage('mall tokens create <area> --name <whose>');
    const made = await gateway.post<PlatformToken & { token: string }>('/tokens', { area: subject, name: args.name });
    screen.say(`${made.token}\n(${made.id}, for ${made.area}; this is the only time it is shown)`);
    return screen.result(made);
  }
  if (act !== 'revoke' || !subject) throw wrongUsage('mall tokens [list | create <area> --name <whose> | revoke <id>]');
  const revoked = await gateway.remove<PlatformToken>(`/tokens/${subject}`);
  screen.say(`revoked ${revoked.id} (${revoked.name}, ${revoked.area})`);
  screen.result(revoked);
}
