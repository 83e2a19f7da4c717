import type { Release } from '../registry/release.ts';
import type { Snapshot } from '../registry/snapshot.ts';

/** A published version, as operators choose among them. */
export interface PublishedVersion {
  version: string;
  /** ISO time; '' where it isn't known. */
  at: string;
  who: string;
}

/** What operators' debugging needs of the registry. */
export interface OperatorRegistry {
  /** The combination of stable versions. */
  stable(): Snapshot;
  release(area: string, version: string): Promise<Release | undefined>;
  /** The versions of an area, newest first. */
  versions(area: string): Promise<PublishedVersion[]>;
  /** A combination that was served once. */
  combination(id: string): Promise<Snapshot | undefined>;
  /** Any combination of published versions, kept under its id. @throws one isn't there */
  combine(versions: Record<string, string>): Promise<Snapshot>;
  /** The key that cookies are signed with; the same in every gateway on this storage. */
  signingKey(): Promise<string>;
  /** The candidate that the pass of a smoke test opens. */
  opens(pass: unknown): Promise<{ area: string; version: string } | undefined>;
}
