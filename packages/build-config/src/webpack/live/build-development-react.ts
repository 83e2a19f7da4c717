import { join } from 'node:path';
import webpack from 'webpack';

/** Builds React's development build as one script, `development-react.js`, without eval: the page's policy stands. @returns the folder it lies in */
export function buildDevelopmentReact(root: string): Promise<string> {
  const folder = join(root, 'node_modules/.cache/live');
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: root,
    target: ['web', 'es2022'],
    entry: join(import.meta.dirname, 'development-react.cjs'),
    resolve: { modules: [join(root, 'node_modules'), 'node_modules'] },
    output: { path: folder, filename: 'development-react.js' },
    plugins: [new webpack.DefinePlugin({ 'process.env.NODE_ENV': '"development"' })],
    performance: false,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || stats?.hasErrors()) reject(error ?? new Error(stats!.toString({ all: false, errors: true })));
        else resolve(folder);
      });
    });
  });
}
