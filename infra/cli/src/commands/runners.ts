import type { SmokeRunner } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { wrongUsage } from '../fault.ts';
import { makeRunnerKey } from '../runner-key.ts';
import { table, timeText } from '../screen.ts';

const usage = 'mall runners [list | create --name <whose> | revoke <id>]';

/** mall runners [list | create --name <whose> | revoke <id>]: who may sign how a smoke test went; administrators only. */
export async function runners({ args, gateway, screen }: Context): Promise<void> {
  const [act = 'list', id] = args.operands;
  if (act === 'list') {
    const { runners: list } = await gateway.get<{ runners: SmokeRunner[] }>('/runners');
    const rows = list.map((one) => [
      one.id,
      one.name,
      one.createdAt ? timeText(one.createdAt) : '–',
      one.createdBy,
      one.revokedAt ? `revoked ${timeText(one.revokedAt)}` : 'valid',
    ]);
    screen.say(table(['ID', 'NAME', 'MADE', 'BY', 'STATE'], rows));
    return screen.result(list);
  }
  if (act === 'create') {
    if (!args.name) throw wrongUsage(usage);
    const { secret, publicKey } = makeRunnerKey();
    const made = await gateway.post<SmokeRunner>('/runners', { name: args.name, publicKey });
    screen.say(
      `${secret}\n(${made.id}; MALL_RUNNER_KEY of ${made.name}; the gateway never sees it, and this is the only time it is shown)`,
    );
    return screen.result({ ...made, secret });
  }
  if (act !== 'revoke' || !id) throw wrongUsage(usage);
  const revoked = await gateway.remove<SmokeRunner>(`/runners/${id}`);
  screen.say(`revoked ${revoked.id} (${revoked.name})`);
  screen.result(revoked);
}
