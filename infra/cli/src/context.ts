import type { Arguments } from './arguments.ts';
import type { GatewayClient } from './gateway-client.ts';
import type { Screen } from './screen.ts';

/** What every command is given. */
export interface Context {
  args: Arguments;
  gateway: GatewayClient;
  screen: Screen;
  /** The folder that `mall` was called in. */
  folder: string;
  env: NodeJS.ProcessEnv;
  /** The repository: the folder whose `.mall` a local gateway uses. */
  root: string;
}
