import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { sharedVersions } from './shared.ts';
import type { Workspace } from './workspace.ts';

/** The data of an area's src/manifest.ts, as far as the build needs it. */
export interface AreaDescription {
  name: string;
  widgets?: Record<string, string>;
  [key: string]: unknown;
}

/**
 * Writes area.json: the manifest's data, the version, every file with its sha384 and sizes, and which files a screen needs.
 * The gateway's registry reads nothing else of an area.
 */
export class AreaJsonPlugin {
  private readonly workspace: Workspace;
  private readonly description: AreaDescription;
  private readonly served: boolean;
  constructor(workspace: Workspace, description: AreaDescription, served: boolean) {
    this.workspace = workspace;
    this.description = description;
    this.served = served;
  }

  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('AreaJson', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'AreaJson', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const files = Object.fromEntries(
          Object.keys(assets)
            .filter((file) => file.endsWith('.js'))
            .map((file) => {
              const source = assets[file]!.buffer();
              return [
                file,
                {
                  integrity: `sha384-${createHash('sha384').update(source).digest('base64')}`,
                  bytes: source.length,
                  brotli: assets[`${file}.br`]?.buffer().length ?? source.length,
                },
              ];
            }),
        );
        const filesOf = (group: string) =>
          [...(compilation.namedChunkGroups.get(group)?.getFiles() ?? [])].filter((file) => file.endsWith('.js'));
        const chunkGroups = [...compilation.namedChunkGroups.keys()];
        const json = {
          ...this.description,
          version: this.workspace.version,
          entry: this.workspace.kind === 'shell' ? filesOf('main') : ['remoteEntry.js'],
          screens: Object.fromEntries(
            chunkGroups.filter((name) => name.startsWith('screen-')).map((name) => [name.slice(7), filesOf(name)]),
          ),
          exposes: Object.fromEntries(
            chunkGroups.filter((name) => name.startsWith('__federation_expose_')).map((name) => [name.slice(20), filesOf(name)]),
          ),
          shared: sharedVersions(this.workspace.root),
          files,
        };
        compilation.emitAsset(
          this.served ? 'area.json' : '../area.json',
          new webpack.sources.RawSource(`${JSON.stringify(json, null, 1)}\n`),
        );
      });
    });
  }
}
