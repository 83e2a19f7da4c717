import type { Compilation, NormalModule } from 'webpack';

const requests: Record<string, RegExp> = {
  react: /[\\/]react[\\/]index\.js$/,
  'react/jsx-runtime': /[\\/]react[\\/]jsx-runtime\.js$/,
  'react-dom': /[\\/]react-dom[\\/]index\.js$/,
  'react-dom/client': /[\\/]react-dom[\\/]client\.js$/,
};

/** Under which names React's modules stand in the shell's scripts: an operator who debugs an area live has its development build put in their place. */
export interface ReactModules {
  /** The list on `window` that the shell's scripts add their modules to. */
  chunks: string;
  /** 'react-dom/client' → the module's id. */
  ids: Record<string, string>;
}

/** Finds them in a build of the shell. */
export function reactModules(compilation: Compilation): ReactModules {
  const ids: Record<string, string> = {};
  for (const module of compilation.modules) {
    const { resource } = module as NormalModule;
    const found = resource && Object.keys(requests).find((request) => requests[request]!.test(resource));
    if (found) ids[found] = String(compilation.chunkGraph.getModuleId(module));
  }
  return { chunks: String(compilation.outputOptions.chunkLoadingGlobal), ids };
}
