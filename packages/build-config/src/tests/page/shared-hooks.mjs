import { isByAModule } from './by-a-module.mjs';

const shared = [];

/** Modules are loaded once a process, so what one of them asks to be done around tests while it is loaded is asked again for every file that uses it. */
export function rememberHooks() {
  for (const name of ['beforeAll', 'afterAll', 'beforeEach', 'afterEach']) {
    const register = globalThis[name];
    globalThis[name] = (run, ms) => {
      if (isByAModule()) shared.push(() => register(run, ms));
      return register(run, ms);
    };
  }
}

export const askAgain = () => {
  for (const ask of shared) ask();
};
