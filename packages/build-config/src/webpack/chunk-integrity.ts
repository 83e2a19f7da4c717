import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const table = `${RuntimeGlobals.require}.sri`;
/** As long as a sha384 in base64, so that nothing moves when it is replaced and source maps stay right. */
const standIn = (id: number | string) => `~${Buffer.from(String(id)).toString('hex').slice(0, 60)}~`.padEnd(64, '~');

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('mall chunk integrity');
  }
  override generate() {
    const { chunk, chunkGraph } = this;
    // Chunks of shared libraries alone have no file here.
    const lazy = [...chunk!.getAllAsyncChunks()].filter(
      (one) => one.id !== null && chunkGraph!.getChunkModulesIterableBySourceType(one, 'javascript'),
    );
    return `${table} = ${JSON.stringify(Object.fromEntries(lazy.map(({ id }) => [id, standIn(id!)])))};`;
  }
}

/**
 * Gives the scripts that webpack's runtime inserts the sha384 of the build: the page vouches for the entry, the entry for its chunks, so a changed byte
 * anywhere is refused. A chunk that failed gets another address at its next try, because the browser may have kept what was wrong as immutable.
 * (webpack-subresource-integrity has had no release since 2021 and retries at the same address.)
 */
export class ChunkIntegrityPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrity', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityTable()));
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ChunkIntegrity', (source) =>
        Template.asString([
          source,
          `if(${table}[chunkId]) script.integrity = "sha384-" + ${table}[chunkId];`,
          // Shared by all builds of the page: a retry of an area brings a new runtime.
          'var tries = self.mallChunkTries = self.mallChunkTries || {};',
          'if(tries[url]) script.src = url + "?attempt=" + tries[url];',
          'script.onerror = function() { tries[url] = (tries[url] || 0) + 1; };',
        ]),
      );
      compilation.hooks.processAssets.tap(
        // After the content hashes, which the stand-ins are part of, and before compression.
        { name: 'ChunkIntegrity', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 100 },
        () => {
          const hashes = new Map<string, string>();
          for (const chunk of compilation.chunks) {
            const file = [...chunk.files].find((name) => name.endsWith('.js'));
            if (file && chunk.id !== null && !chunk.hasRuntime())
              hashes.set(standIn(chunk.id), createHash('sha384').update(compilation.getAsset(file)!.source.buffer()).digest('base64'));
          }
          for (const chunk of compilation.chunks) {
            if (!chunk.hasRuntime()) continue;
            for (const file of chunk.files)
              compilation.updateAsset(file, (asset) => {
                const replaced = new webpack.sources.ReplaceSource(asset);
                const text = asset.source().toString();
                for (const [mark, hash] of hashes) {
                  const at = text.indexOf(mark);
                  if (at >= 0) replaced.replace(at, at + mark.length - 1, hash);
                }
                return replaced;
              });
          }
        },
      );
    });
  }
}
