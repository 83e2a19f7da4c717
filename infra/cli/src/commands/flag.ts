import type { FeatureFlag } from '@mall/api-contract/platform';
import type { Context } from '../context.ts';
import { wrongUsage } from '../fault.ts';
import { table } from '../screen.ts';

/** Midnight in Shanghai after the last day has come. */
const isPast = ({ ends }: FeatureFlag) => Date.parse(`${ends}T24:00:00+08:00`) <= Date.now();

/** Who has it. */
const forWhom = ({ percent, companies }: FeatureFlag) =>
  [`${percent} %`, ...(companies.length ? [`companies ${companies.join(', ')}`] : [])].join(' and ');

/** mall flag [<area>.<what> [--percent …] [--companies …] [--owner …] [--until …] | --drop]: lists what is switched, or switches it. */
export async function flag({ args, gateway, screen }: Context): Promise<void> {
  const [name, ...more] = args.operands;
  if (more.length) throw wrongUsage('mall flag takes one name: <area>.<what>');
  const { percent, companies, owner, until: ends, why, drop } = args;
  if (name && drop) {
    const entry = await gateway.remove(`/flags/${name}${why ? `?why=${encodeURIComponent(why)}` : ''}`);
    screen.say(`${name} is gone`);
    return screen.result(entry);
  }
  const wish = Object.fromEntries(Object.entries({ percent, companies, owner, ends }).filter(([, value]) => value !== undefined));
  if (name && Object.keys(wish).length) {
    const entry = await gateway.post<{ flags: Record<string, FeatureFlag> }>(`/flags/${name}`, { ...wish, ...(why ? { why } : {}) });
    screen.say(`${name} is on for ${forWhom(entry.flags[name]!)}, until ${entry.flags[name]!.ends}`);
    return screen.result(entry);
  }
  const { flags } = await gateway.get<{ flags: FeatureFlag[] }>('/flags');
  const shown = name ? flags.filter((one) => one.name === name) : flags;
  const rows = shown.map((one) => [one.name, forWhom(one), one.owner, `${one.ends}${isPast(one) ? ' past' : ''}`]);
  screen.say(rows.length ? table(['FLAG', 'ON FOR', 'OWNER', 'UNTIL'], rows) : 'no flags');
  screen.result(shown);
}
