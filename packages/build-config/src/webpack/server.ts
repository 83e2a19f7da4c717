import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base.ts';
import { CallTablePlugin, exportsCalls } from './call-table.ts';
import { sharedRequests } from './shared.ts';
import type { Workspace } from './workspace.ts';

/** What the shell's server build provides: besides the browser's libraries mf-kit's own server side, which has to meet the same contexts. */
const provided = [...sharedRequests, '@mall/mf-kit/server'];

/**
 * Every process that renders holds the text of what it runs, an area's and the shell's: what is never reached goes, and one character beyond Latin 1 would make
 * each take two bytes. Names stay, for the stacks of faults.
 */
const lean = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  parallel: false,
  extractComments: false,
  terserOptions: { compress: true, mangle: false, format: { ascii_only: true, comments: false } },
});

/**
 * The server build: one CommonJS file. The shell's carries React and every shared library; an area's asks the shell's for them, exactly
 * as in the browser, so server and browser can't run different versions.
 */
export function serverConfig(workspace: Workspace, development: boolean): Configuration {
  const base = baseConfig(workspace, development, false, 'server');
  const isShell = workspace.kind === 'shell';
  return {
    ...base,
    name: 'server',
    devtool: false,
    target: 'node24',
    entry: { server: './src/server.ts' },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'], conditionNames: ['node', 'import', 'module', 'default'] },
    externals: isShell ? [] : [Object.fromEntries(provided.map((request) => [request, `commonjs ${request}`]))],
    output: { path: join(workspace.folder, 'dist/server'), filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
    optimization: { minimize: !development, minimizer: [lean] },
    ...(isShell ? {} : { module: { rules: [...base.module!.rules!, exportsCalls([join(workspace.folder, 'src/server.ts')])] } }),
    plugins: [
      new CallTablePlugin(workspace),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __AREA__: JSON.stringify(workspace.name),
        __VERSION__: JSON.stringify(workspace.version),
      }),
    ],
  };
}
