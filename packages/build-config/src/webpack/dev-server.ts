import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { Workspace } from './workspace.ts';

/** Serves one workspace with hot reload; what isn't its own goes to the API that `MALL_API` names. */
export async function serve(workspace: Workspace, config: Configuration): Promise<void> {
  const api = process.env.MALL_API ?? 'http://localhost:8080';
  const server = new WebpackDevServer(
    {
      port: workspace.port,
      hot: true,
      liveReload: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      historyApiFallback: config.name === 'alone',
      client: {
        logging: 'warn',
        webSocketURL: `ws://localhost:${workspace.port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      proxy: [{ context: ['/api', '/img', '/_cashier'], target: api, changeOrigin: true, cookieDomainRewrite: '' }],
    },
    webpack(config),
  );
  await server.start();
  process.stdout.write(`${workspace.name}: http://localhost:${workspace.port}  (API ${api})\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
