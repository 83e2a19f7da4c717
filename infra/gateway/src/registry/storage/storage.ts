/** Where releases, the log of what is live, tokens and keys are kept. Keys are paths with `/`. */
export interface RegistryStorage {
  read(key: string): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(key: string, content: Buffer | string): Promise<void>;
  /** Writes only where nothing is yet: of several that try at once exactly one gets `true`. */
  create(key: string, content: Buffer | string): Promise<boolean>;
  /** All keys that begin so, sorted. */
  list(prefix: string): Promise<string[]>;
  /** No error where there is nothing. */
  remove(key: string): Promise<void>;
  /** A file on this machine with this content, for code that is loaded from a path; undefined where the key is unknown. */
  localFile(key: string): Promise<string | undefined>;
}

/** Keys are made of names that were checked before; this is the last door against leaving the storage. @throws */
export function checkKey(key: string): string {
  const parts = key.split('/');
  if (!/^[\w@./~-]+$/.test(key) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw new Error(`'${key}' is no key of the registry`);
  return key;
}
