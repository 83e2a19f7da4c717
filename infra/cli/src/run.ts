import { apiProgram, runProgram } from './api-program.ts';
import { readArguments } from './arguments.ts';
import { check, checkApi } from './commands/check.ts';
import { exportSite } from './commands/export.ts';
import { flag } from './commands/flag.ts';
import { history, pin } from './commands/history.ts';
import { disable, promote, rollback } from './commands/live.ts';
import { publish } from './commands/publish.ts';
import { runners } from './commands/runners.ts';
import { status } from './commands/status.ts';
import { tokens } from './commands/tokens.ts';
import type { Context } from './context.ts';
import { exitCodes, Fault, noCommand } from './fault.ts';
import { gatewayClient } from './gateway-client.ts';
import { help } from './help.ts';
import { faultText, type Screen, screenOf, timeText } from './screen.ts';
import { tokenFor } from './token.ts';

const commands: Record<string, (context: Context) => Promise<void>> = {
  publish,
  check,
  'check-api': checkApi,
  promote,
  rollback,
  disable,
  status,
  history,
  pin,
  flag,
  export: exportSite,
  tokens,
  runners,
};

/**
 * Runs one command.
 * @param folder where `mall` was called
 * @param root the repository: the folder whose `.mall` a local gateway uses
 * @returns the exit code
 */
export async function run(
  argv: string[],
  { env = process.env, folder, root, screen }: { env?: NodeJS.ProcessEnv; folder: string; root: string; screen?: Screen },
): Promise<number> {
  const program = argv[0] === undefined || argv[0] in commands ? undefined : apiProgram(argv[0]);
  if (program) return runProgram(program, argv.slice(1), env);
  let shown = screen ?? screenOf(argv.includes('--json'));
  try {
    const args = readArguments(argv, env);
    shown = screen ?? screenOf(args.json);
    if (args.command === 'help') {
      process.stdout.write(`${help}\n`);
      return exitCodes.done;
    }
    const command = commands[args.command];
    if (!command) throw noCommand(args.command);
    const gateway = gatewayClient(args.gateway, tokenFor(args.gateway, args.token, env, root), (at) =>
      shown.note(`! your token ends on ${timeText(at)}: ask an administrator for the next (mall tokens create)`),
    );
    await command({ args, gateway, screen: shown, folder, env, root });
    return exitCodes.done;
  } catch (error) {
    const fault = error instanceof Fault ? error : new Fault(exitCodes.failed, 'FAILED', (error as Error).stack ?? String(error));
    shown.note(`✗ ${faultText(fault)}`);
    if (fault.code !== 'SMOKE_TEST_FAILED')
      shown.result({ error: { code: fault.code, message: fault.message, fix: fault.fix, details: fault.details } });
    return fault.exitCode;
  }
}
