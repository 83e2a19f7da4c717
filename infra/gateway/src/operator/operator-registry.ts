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
  /** Whether a token that was sent may act for this area: its candidate is looked at before it is live. */
  isAllowed(request: { headers: { authorization?: string | undefined } }, area: string): Promise<boolean>;
}
