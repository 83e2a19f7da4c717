import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type RuleSetRule } from 'webpack';
import { type AreaDescription, AreaJsonPlugin } from './area-json.ts';
import { baseConfig } from './base.ts';
import { CallTablePlugin, exportsCalls } from './call-table.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity.ts';
import { CompressPlugin } from './compress.ts';
import { federationRuntime } from './federation-runtime.ts';
import { scriptsOf } from './scripts-of.ts';
import { federationShared } from './shared.ts';
import type { Workspace } from './workspace.ts';

// Where it isn't said, the plugin finds webpack by calling it wrongly, which compiles all schemas of its settings for the message.
process.env.FEDERATION_WEBPACK_PATH ??= createRequire(import.meta.url).resolve('webpack');

/** The script name under which an area's container is found on `window`. */
export const containerName = (name: string) => name.replaceAll('-', '_');

const widgetFile = (path: string) => path.replace(/^\.\//, './src/widgets/');

/** The chunks are named, so that area.json can say which files an expose needs. */
const exposesOf = (description: AreaDescription) => ({
  './app': { import: './src/index.ts', name: '__federation_expose_app' },
  ...Object.fromEntries(
    Object.entries(description.widgets ?? {}).map(([slot, path]) => [
      `./${slot}`,
      { import: widgetFile(path), name: `__federation_expose_${slot}` },
    ]),
  ),
});

/** Comes after the compiler, whose output it throws away. */
const smallManifest = ({ folder }: Workspace, { name, routes = [] }: AreaDescription): RuleSetRule => ({
  enforce: 'post',
  include: join(folder, 'src/manifest.ts'),
  loader: fileURLToPath(new URL('./manifest-in-browser.mjs', import.meta.url)),
  options: { name, routes: routes.map(({ path, screen, title }) => ({ path, screen, ...(title ? { title } : {}) })) },
});

const exposed = ({ folder }: Workspace, { widgets = {} }: AreaDescription) =>
  ['./src/index.ts', ...Object.values(widgets).map(widgetFile)].map((file) => join(folder, file));

/**
 * The browser build of the shell or of one area: federated, content-hashed, compressed, described by area.json.
 * @param isLive a development build that runs beside the released shell and areas
 */
export function clientConfig(
  workspace: Workspace,
  description: AreaDescription,
  development: boolean,
  refresh = false,
  isLive = false,
): Configuration {
  const isShell = workspace.kind === 'shell';
  const base = baseConfig(workspace, development, refresh, isLive ? 'live' : 'client');
  return {
    ...base,
    name: 'client',
    target: ['web', 'es2022'],
    entry: isShell ? { main: './src/index.ts' } : {},
    ...(isShell
      ? {}
      : {
          externals: federationRuntime,
          module: { rules: [...base.module!.rules!, exportsCalls(exposed(workspace, description)), smallManifest(workspace, description)] },
        }),
    output: {
      path: join(workspace.folder, 'dist/client'),
      clean: !development,
      publicPath: isShell ? (development ? `http://localhost:${workspace.port}/` : `/assets/shell/${workspace.version}/`) : 'auto',
      uniqueName: `${workspace.name}-${workspace.version}`,
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
      crossOriginLoading: 'anonymous',
      // By default two minutes, in which a screen would show its skeleton.
      chunkLoadTimeout: 10_000,
      strictModuleExceptionHandling: true,
    },
    optimization: {
      ...base.optimization,
      ...(isShell
        ? {
            splitChunks: {
              chunks: 'all',
              cacheGroups: {
                default: false,
                defaultVendors: false,
                vendor: {
                  name: 'vendor',
                  test: /node_modules[\\/](react|react-dom|scheduler|styled-components|stylis|swr|react-router|single-spa|single-spa-react|mitt)[\\/]/,
                  chunks: 'initial',
                  enforce: true,
                },
              },
            },
          }
        : { splitChunks: { chunks: 'async', minSize: 12000 } }),
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(workspace.name),
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: federationShared(workspace, development && !isLive),
        ...(isShell ? {} : { filename: 'remoteEntry.js', exposes: exposesOf(description) }),
        // No manifest is read at run time (the registry is in the page), so the code that reads one stays out.
        experiments: {
          ...(isShell ? { provideExternalRuntime: true } : { externalRuntime: true }),
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __AREA__: JSON.stringify(workspace.name),
        __VERSION__: JSON.stringify(workspace.version),
      }),
      new CallTablePlugin(workspace),
      new AreaJsonPlugin(workspace, description, development),
      ...(development ? [] : [new ChunkIntegrityPlugin(), new CompressPlugin()]),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, library: workspace.name })] : []),
    ],
  };
}

/** The area by itself in the small host of mf-kit: no federation, every library bundled. For development and smoke tests. */
export function aloneConfig(workspace: Workspace, development: boolean, refresh = false): Configuration {
  const entry =
    workspace.kind === 'area'
      ? '@mall/mf-kit/alone'
      : existsSync(join(workspace.folder, 'src/gallery'))
        ? './src/gallery/index.tsx'
        : './src/index.tsx';
  return {
    ...baseConfig(workspace, development, refresh, 'alone'),
    name: 'alone',
    target: ['web', 'es2022'],
    entry: { main: entry },
    resolve: {
      ...baseConfig(workspace, development).resolve,
      alias: { '@area/index': join(workspace.folder, 'src/index.ts'), '@area/manifest': join(workspace.folder, 'src/manifest.ts') },
    },
    output: {
      path: join(workspace.folder, workspace.kind === 'app' ? 'dist/client' : 'dist/alone'),
      clean: true,
      publicPath: development ? '/' : workspace.publicPath,
      filename: development ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:8].js',
    },
    plugins: [
      new webpack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
        __AREA__: JSON.stringify(workspace.name),
        __VERSION__: JSON.stringify(workspace.version),
      }),
      new CallTablePlugin(workspace),
      new HtmlPagePlugin(workspace.name),
      ...(workspace.kind === 'app' && !development ? [new CompressPlugin()] : []),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
  };
}

/** Writes the one page an area alone or an app needs; a template library would bring more than these lines. */
class HtmlPagePlugin {
  private readonly title: string;
  constructor(title: string) {
    this.title = title;
  }
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('HtmlPage', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'HtmlPage', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const files = scriptsOf(compilation, 'main');
        const publicPath = compilation.outputOptions.publicPath as string;
        const scripts = files.map((file) => `<script defer src="${publicPath}${file}"></script>`).join('');
        compilation.emitAsset(
          'index.html',
          new webpack.sources.RawSource(
            `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${this.title}</title>${scripts}</head><body><div id="root"></div></body></html>`,
          ),
        );
      });
    });
  }
}
