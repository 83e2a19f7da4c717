import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { reactModules } from './react-modules.ts';
import { readContract } from './read-contract.ts';
import { scriptsOf } from './scripts-of.ts';
import { sharedRanges, sharedVersions } from './shared.ts';
import { namesIn, usedCalls } from './used-calls.ts';
import { noNames } from './used-names.ts';
import { usedSlots } from './used-slots.ts';
import type { Workspace } from './workspace.ts';

/** The data of an area's src/manifest.ts, as far as the build needs it. */
export interface AreaDescription {
  name: string;
  widgets?: Record<string, string>;
  routes?: { path: string; screen: string; title?: string }[];
  [key: string]: unknown;
}

/**
 * Writes area.json: the manifest's data, the version, every file with its sha384 and sizes, which files a screen needs, which shared
 * libraries the build asks the shell for, which slots of other areas it shows, and which calls of the API it uses with which fields.
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
      let names = noNames();
      let asked = new Set<string>();
      let slots: string[] = [];
      // Before modules are concatenated, when each still has its own source.
      compilation.hooks.finishModules.tap('AreaJson', (modules) => {
        names = namesIn(compilation);
        asked = askedLibraries(modules);
        slots = usedSlots(modules);
      });
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
        const filesOf = (group: string) => scriptsOf(compilation, group);
        const chunkGroups = [...compilation.namedChunkGroups.keys()];
        const contract = readContract(this.workspace.root);
        const isShell = this.workspace.kind === 'shell';
        const json = {
          ...this.description,
          version: this.workspace.version,
          entry: isShell ? filesOf('main') : ['remoteEntry.js'],
          screens: Object.fromEntries(
            chunkGroups.filter((name) => name.startsWith('screen-')).map((name) => [name.slice(7), filesOf(name)]),
          ),
          exposes: Object.fromEntries(
            chunkGroups.filter((name) => name.startsWith('__federation_expose_')).map((name) => [name.slice(20), filesOf(name)]),
          ),
          shared: sharedVersions(this.workspace.root),
          ...(isShell ? {} : { sharedRanges: sharedRanges(this.workspace, asked) }),
          slots,
          ...(isShell && !this.served ? { react: reactModules(compilation) } : {}),
          ...(contract ? { calls: usedCalls(contract, names), limits: true } : {}),
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

/** The shared libraries that a build's modules ask for: federation makes a module of each. */
function askedLibraries(modules: Iterable<webpack.Module>): Set<string> {
  // consume-shared-module|default|react|^19.3.1|…
  const asked = [...modules].filter(({ type }) => type === 'consume-shared-module').map((module) => module.identifier().split('|')[2]);
  return new Set(asked.filter((name) => name !== undefined));
}
