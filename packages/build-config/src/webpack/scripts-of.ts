import type { Compilation } from 'webpack';

/** The scripts of a group of chunks, in their order. Those of a hot update are for pages that are open already: a page that starts with one breaks. */
export const scriptsOf = (compilation: Compilation, group: string): string[] =>
  (compilation.namedChunkGroups.get(group)?.getFiles() ?? []).filter(
    (file) => file.endsWith('.js') && !compilation.getAsset(file)?.info.hotModuleReplacement,
  );
