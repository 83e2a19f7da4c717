import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

const read = (file: string) => stripTypeScriptTypes(readFileSync(new URL(file, import.meta.url), 'utf8'));
/** The same without what only a module may say. What a text imports stands before it. */
const plain = (code: string) =>
  code
    .replace(/^import [^;]*;$/gm, '')
    .replace(/^export /gm, '')
    .replace(/^declare .*$/gm, '');

/**
 * What an area's process runs, as one text: it is handed over when the process begins, so that the process may read no file at all. Around the realm's code
 * stands its only door.
 */
export function childProgram(): string {
  const frames = read('./frames.ts');
  const realm = ['./realm/globals.ts', './realm/addresses.ts', './realm/calls.ts', './realm/builds.ts', './realm/rendering.ts'].map(read);
  const kindsOnly = /const kinds = [^;]*;/.exec(frames)![0];
  const realmCode = `'use strict';${kindsOnly}\n${realm.map(plain).join('\n')}`;
  const outside = read('./realm/process.ts');
  const imports = outside.match(/^import [^;]*from 'node:[^;]*;$/gm)!.join('\n');
  return `${imports}\nconst realmCode = ${JSON.stringify(realmCode)};\n${plain(frames)}\n${plain(outside)}`;
}
