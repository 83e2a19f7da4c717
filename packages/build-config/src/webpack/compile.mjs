import { transform } from '@swc/core';

/** What this process compiled: a module once for browser and server, and once for all areas where no styled component is made in it. */
const compiled = new Map();

/**
 * A loader: TypeScript and JSX through swc. The plugin for styled components takes as long as all the rest, so it sees only modules that import them;
 * its `namespace` is all in which areas differ.
 */
export default function compile(source, _map, meta) {
  const done = this.async();
  const { jsc, styled } = this.getOptions();
  const filename = this.resourcePath;
  const options = { ...jsc, experimental: { ...jsc.experimental, plugins: source.includes('styled-components') ? [styled] : [] } };
  const key = JSON.stringify([filename, options]);
  let known = compiled.get(key);
  if (known?.source !== source) {
    known = { source, output: transform(source, { jsc: options, swcrc: false, filename, sourceFileName: filename, sourceMaps: true }) };
    compiled.set(key, known);
  }
  known.output.then(({ code, map }) => done(null, code, this.sourceMap ? map : undefined, meta), done);
}
