import { fileURLToPath } from 'node:url';
import webpack, { type RuleSetRule } from 'webpack';
import { readContract } from './read-contract.ts';
import { callTable, namesIn } from './used-calls.ts';
import type { Workspace } from './workspace.ts';

const { RuntimeModule } = webpack;
const beside = (file: string) => fileURLToPath(new URL(file, import.meta.url));

class CallTableModule extends RuntimeModule {
  private readonly table: () => unknown;
  constructor(table: () => unknown) {
    super('mall calls');
    this.table = table;
  }
  override generate() {
    return `__webpack_require__.mallCalls = ${JSON.stringify(this.table())};`;
  }
}

/**
 * Cuts the client's table of calls: in place of `calls.generated` a build carries the rows of the calls that its own code names, so its bundle grows
 * with what it uses and not with the API. The rows are known once every module has been read, hence a module of webpack's runtime.
 */
export class CallTablePlugin {
  private readonly workspace: Workspace;
  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  apply(compiler: webpack.Compiler) {
    new webpack.NormalModuleReplacementPlugin(/[\\/]calls\.generated\.[jt]s$/, beside('./calls-of-this-build.mjs')).apply(compiler);
    compiler.hooks.thisCompilation.tap('CallTable', (compilation) => {
      let table: unknown = {};
      compilation.hooks.finishModules.tap('CallTable', () => {
        const contract = readContract(this.workspace.root);
        if (contract) table = callTable(contract, namesIn(compilation));
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap('CallTable', (chunk) =>
        compilation.addRuntimeModule(chunk, new CallTableModule(() => table)),
      );
    });
  }
}

/** Has each of these modules export `calls` besides what it exports. @param files absolute paths */
export const exportsCalls = (files: string[]): RuleSetRule => ({ enforce: 'post', include: files, loader: beside('./add-calls.mjs') });
