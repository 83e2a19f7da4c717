import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { atEachFile } from '../begin-file.mjs';
import { rememberGlobals } from '../clear-globals.mjs';
import { becomePage } from './page.mjs';
import { askAgain, rememberHooks } from './shared-hooks.mjs';

// Styles as in production, rule by rule: jsdom reads a text that grows from its beginning each time.
globalThis.SC_DISABLE_SPEEDY = false;
rememberHooks();
const page = becomePage();
// jsdom knows no pointer events; a mouse event is enough for what tests ask of one.
globalThis.PointerEvent ??= page.window.MouseEvent;

rememberGlobals();

function isInstalled(require, name) {
  try {
    return !!require.resolve(name);
  } catch {
    return false;
  }
}

/** Rules of components that only earlier files showed would be matched against every element of this one. */
function clearStyles(file) {
  const require = createRequire(file);
  if (!isInstalled(require, 'styled-components')) return;
  const { mainSheet } = require('styled-components').__PRIVATE__;
  mainSheet.gs = {};
  mainSheet.names = new Map();
  mainSheet.clearTag();
}

// The page as a file finds it that has a process of its own.
atEachFile((file) => {
  clearStyles(file);
  page.clear();
  delete globalThis.IS_REACT_ACT_ENVIRONMENT;
  if (/@testing-library\/react|@mall\/testing/.test(readFileSync(file, 'utf8'))) askAgain();
});
