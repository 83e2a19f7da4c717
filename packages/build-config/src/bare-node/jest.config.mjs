import { fileURLToPath } from 'node:url';
import base from '../jest.config.mjs';

/** For a workspace whose tests need nothing of jest's sandbox: Node runs its TypeScript as it runs in production, and modules are loaded once a worker, not once a file. */
export default {
  ...base,
  runner: fileURLToPath(new URL('./runner.mjs', import.meta.url)),
  setupFiles: [fileURLToPath(new URL('./setup.mjs', import.meta.url))],
  transform: {},
};
