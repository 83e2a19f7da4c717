import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack from 'webpack';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Puts a .br and a .gz beside every script, so that the gateway never compresses an asset while a buyer waits. */
export class CompressPlugin {
  apply(compiler: webpack.Compiler) {
    compiler.hooks.thisCompilation.tap('Compress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Compress', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          await Promise.all(
            Object.keys(assets)
              .filter((file) => /\.(js|css|svg|html)$/.test(file))
              .map(async (file) => {
                const source = assets[file]!.buffer();
                const [br, gz] = await Promise.all([
                  brotli(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length } }),
                  zip(source, { level: 9 }),
                ]);
                compilation.emitAsset(`${file}.br`, new webpack.sources.RawSource(br, false));
                compilation.emitAsset(`${file}.gz`, new webpack.sources.RawSource(gz, false));
              }),
          );
        },
      );
    });
  }
}
