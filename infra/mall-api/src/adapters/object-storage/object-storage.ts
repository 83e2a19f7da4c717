/** Where the bytes of files lie: a folder, or a bucket of an S3-compatible server. Keys are opaque ids, never names that somebody chose. */
export interface ObjectStorage {
  /** Undefined where there is nothing. */
  read(key: string): Promise<Buffer | undefined>;
  /** A stretch of it, `to` included; undefined where there is nothing. */
  readPart(key: string, from: number, to: number): Promise<Buffer | undefined>;
  /** Whole or not at all. */
  write(key: string, content: Buffer): Promise<void>;
  /** No error where there is nothing. */
  remove(key: string): Promise<void>;
}

/** The last door against leaving the storage. @throws {Error} no opaque id */
export function checkKey(key: string): string {
  if (!/^[0-9a-z]{26}$/.test(key)) throw new Error(`'${key}' is no key of the object storage`);
  return key;
}
