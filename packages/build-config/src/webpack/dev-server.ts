import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { buildDevelopmentReact } from './live/build-development-react.ts';
import type { Workspace } from './workspace.ts';

/**
 * Serves one workspace with hot reload; what isn't its own goes to the API that `MALL_API` names.
 * @param isLive for a page of the released site, whose gateway puts React's development build in place for it
 */
export async function serve(workspace: Workspace, config: Configuration, isLive = false): Promise<void> {
  const api = process.env.MALL_API ?? 'http://localhost:8080';
  const server = new WebpackDevServer(
    {
      port: workspace.port,
      hot: true,
      liveReload: false,
      ...(isLive ? { static: { directory: await buildDevelopmentReact(workspace.root), watch: false } } : {}),
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      historyApiFallback: config.name === 'alone',
      client: {
        logging: 'warn',
        webSocketURL: `ws://localhost:${workspace.port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      proxy: [
        {
          context: ['/api', '/img', '/_cashier', '/_platform', '/_staff/api'],
          target: api,
          changeOrigin: true,
          headers: { origin: new URL(api).origin },
          cookieDomainRewrite: '',
        },
      ],
    },
    webpack(config),
  );
  await server.start();
  if (isLive)
    process.stdout.write(`On a gateway where you are signed in as an operator: ?mf=${workspace.name}@http://localhost:${workspace.port}\n`);
  process.stdout.write(`${workspace.name}: http://localhost:${workspace.port}  (API ${api})\n`);
  const stop = () => void server.stop().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  // npm ends the shell it started us in, but not us.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 500).unref();
}
