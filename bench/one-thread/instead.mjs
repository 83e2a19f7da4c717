// With `--import` a gateway renders as it did before areas had processes: all of them in one thread of its own.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier.endsWith('/rendering/renderer.ts') && !context.parentURL?.includes('/telemetry/')
      ? { url: new URL('./renderer.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
