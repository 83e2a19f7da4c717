import { createRequire } from 'node:module';
import { join } from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import type { Workspace } from './workspace.ts';

const require = createRequire(import.meta.url);

/** What client and server builds have in common: TypeScript through swc, styled-components with a namespace an area. */
export function baseConfig(workspace: Workspace, development: boolean, refresh = false, kind = 'client'): Configuration {
  const isLive = kind === 'live';
  const styled = [
    require.resolve('@swc/plugin-styled-components'),
    {
      namespace: workspace.name,
      ssr: true,
      displayName: development,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
    },
  ];
  const bySwc = (syntax: 'typescript' | 'ecmascript') => ({
    loader: require.resolve('./compile.mjs'),
    options: {
      styled,
      jsc: {
        target: 'es2022',
        parser: syntax === 'typescript' ? { syntax, tsx: true } : { syntax },
        transform: { react: { runtime: 'automatic', development, refresh } },
        experimental: { cacheRoot: join(workspace.root, 'node_modules/.cache/swc') },
      },
    },
  });
  const compiled = (syntax: 'typescript' | 'ecmascript') => ({
    use: development ? [bySwc(syntax)] : [require.resolve('./short-ids.mjs'), bySwc(syntax)],
  });
  return {
    mode: development ? 'development' : 'production',
    context: workspace.folder,
    // Beside the released shell there is no eval: the page's policy stands.
    devtool: isLive ? 'cheap-module-source-map' : development ? 'eval-cheap-module-source-map' : 'hidden-source-map',
    // Half a gigabyte to write for all workspaces: what was built once is kept by turbo.
    cache: development && {
      type: 'filesystem',
      cacheDirectory: join(workspace.root, 'node_modules/.cache/webpack'),
      name: `${workspace.name}-${kind}-${refresh}`,
    },
    // Packages are packed anew under the same version, so their files are looked at, not only their version.
    snapshot: { managedPaths: [/^(.+?[\\/]node_modules[\\/])(?!@mall[\\/])/] },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'browser', 'default'],
      // A released shell's React has no development JSX; only with it swc marks what can be taken out while it is shown.
      ...(isLive ? { alias: { 'react/jsx-dev-runtime$': join(import.meta.dirname, 'live/jsx-dev-runtime.mjs') } } : {}),
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, ...compiled('typescript') },
        { test: /[\\/]styled-components[\\/]dist[\\/][\w.-]*esm\.js$/, loader: require.resolve('./join-rules.mjs') },
        // Packed packages are JavaScript already, but their styles get the area's namespace here, as in the mall's repository.
        { test: /\.js$/, include: /[\\/]node_modules[\\/]@mall[\\/][^\\/]+[\\/]dist[\\/]/, ...compiled('ecmascript') },
      ],
    },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          // swc has threads of its own; a process for each file costs more than it saves.
          parallel: false,
          extractComments: false,
          terserOptions: { compress: { passes: 3 }, mangle: true },
        }),
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
  };
}
