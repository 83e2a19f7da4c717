import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';

export const root = join(import.meta.dirname, '..');
export const repository = join(root, '../..');

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Every document of a YAML file. @throws where it can't be parsed, or a key stands twice */
export function yamlOf<T>(file: string, text = textOf(file)): T[] {
  return parseAllDocuments(text, { merge: true, uniqueKeys: true }).map((document) => {
    if ('errors' in document && document.errors[0]) throw document.errors[0];
    return document.toJS() as T;
  });
}

/** Settings of an environment. */
export const settingsOf = (file: string): Record<string, string> =>
  Object.fromEntries(
    textOf(file)
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  // biome-ignore lint/suspicious/noExplicitAny: every kind has another shape; the schemas of Kubernetes check it
  spec?: any;
}

export const baseResources = (): Resource[] =>
  readdirSync(join(root, 'kubernetes/base'))
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => yamlOf<Resource>(`kubernetes/base/${file}`));
