/** The global under which the shell provides what module federation adds to a build: part of the platform contract. */
const provided = '_MALL_FEDERATION';

/**
 * Federation bundles the same 13 KB of runtime into each area's entry. An area takes it from the shell instead, as `externalRuntime` does with the
 * runtime's core; what a build keeps to itself (its options, its share scopes) is its own.
 * @returns webpack `externals` of an area's browser build
 */
export const federationRuntime = ({ request = '' }: { request?: string }, done: (error?: null, external?: string) => void): void => {
  const p = `globalThis.${provided}`;
  if (/[\\/]webpack-bundler-runtime[\\/]/.test(request))
    done(null, `var ({ ...${p}, bundlerRuntime: { ...${p}.bundlerRuntime, S: {} }, bundlerRuntimeOptions: {} })`);
  else done();
};
