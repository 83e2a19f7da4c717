import { parseArgs } from 'node:util';
import { wrongUsage } from './fault.ts';

const options = {
  gateway: { type: 'string' },
  token: { type: 'string' },
  version: { type: 'string' },
  canary: { type: 'string' },
  why: { type: 'string' },
  name: { type: 'string' },
  limit: { type: 'string' },
  days: { type: 'string' },
  percent: { type: 'string' },
  companies: { type: 'string' },
  owner: { type: 'string' },
  until: { type: 'string' },
  out: { type: 'string' },
  drop: { type: 'boolean', default: false },
  build: { type: 'boolean', default: true },
  smoke: { type: 'boolean', default: true },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
} as const;

/** What was asked for on the command line. */
export interface Arguments {
  command: string;
  /** What stands after the command: areas, a snapshot, a token's id. */
  operands: string[];
  gateway: string;
  token: string | undefined;
  version: string | undefined;
  /** 1–99 */
  canary: number | undefined;
  why: string | undefined;
  name: string | undefined;
  limit: number | undefined;
  /** Until a token ends. */
  days: number | undefined;
  /** Of a flag: 0–100, ids of companies, who answers for it, its last day. */
  percent: number | undefined;
  companies: number[] | undefined;
  owner: string | undefined;
  until: string | undefined;
  drop: boolean;
  /** The folder to write to. */
  out: string | undefined;
  build: boolean;
  smoke: boolean;
  json: boolean;
}

function wholeNumber(text: string | undefined, option: string, from: number, to: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (!Number.isInteger(value) || value < from || value > to)
    throw wrongUsage(`--${option} takes a whole number from ${from} to ${to}, not '${text}'`);
  return value;
}

/** '12,40' → [12, 40]; '' → none. */
function ids(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  const numbers = text.split(',').filter(Boolean).map(Number);
  if (!numbers.every((id) => Number.isInteger(id) && id > 0)) throw wrongUsage(`--companies takes ids such as 12,40, not '${text}'`);
  return numbers;
}

/** Reads the command line; MALL_GATEWAY and MALL_TOKEN stand in for their options. @throws Fault with exit code 2 */
export function readArguments(args: string[], env: NodeJS.ProcessEnv): Arguments {
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse(args);
  } catch (error) {
    throw wrongUsage((error as Error).message);
  }
  const { values, positionals } = parsed;
  const [command = 'help', ...operands] = positionals;
  const gateway = values.gateway ?? env.MALL_GATEWAY ?? 'http://localhost:8080';
  if (!URL.canParse(gateway)) throw wrongUsage(`--gateway takes an address such as https://mall.example.com, not '${gateway}'`);
  return {
    command: values.help ? 'help' : command,
    operands,
    gateway: gateway.replace(/\/+$/, ''),
    token: values.token ?? (env.MALL_TOKEN || undefined),
    version: values.version,
    canary: wholeNumber(values.canary, 'canary', 1, 99),
    why: values.why,
    name: values.name,
    limit: wholeNumber(values.limit, 'limit', 1, 500),
    days: wholeNumber(values.days, 'days', 1, 365),
    percent: wholeNumber(values.percent, 'percent', 0, 100),
    companies: ids(values.companies),
    owner: values.owner,
    until: values.until,
    drop: values.drop,
    out: values.out,
    build: values.build,
    smoke: values.smoke,
    json: values.json,
  };
}

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true, allowNegative: true, strict: true });
