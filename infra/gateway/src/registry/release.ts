import type { AreaRoute, MenuEntry } from '@mall/mf-kit/manifest';
import { flawOf } from './release-shape.ts';

export interface ReleaseFile {
  /** 'sha384-…' */
  integrity: string;
  bytes: number;
  brotli: number;
}

/** How the shell's API client makes a call. */
export interface SdkRow {
  method: string;
  path: string;
  /** Names of its input that go into the query. */
  query: string[];
}

/** One call that a build uses: what it may send and what it may read, as JSON Schemas pruned to the fields that occur in its code. */
export interface UsedCall {
  method: string;
  path: string;
  /** Path parameters, query and body in one flat object. */
  sends: JsonSchema;
  /** The body of the envelope. */
  reads: JsonSchema;
}

/** The part of JSON Schema that says what shape a value has. Limits of values (lengths, ranges, patterns) stand beside it where a request is described. */
export interface JsonSchema {
  type?: string | string[] | undefined;
  const?: unknown;
  enum?: unknown[] | undefined;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  patternProperties?: Record<string, JsonSchema>;
  additionalProperties?: boolean | JsonSchema;
}

/** One published build of an area, as its area.json says: immutable, kept for ever. */
export interface Release {
  name: string;
  version: string;
  platform: string;
  routes: AreaRoute[];
  /** Its entries in the customer centre's menu. */
  menu?: MenuEntry[];
  widgets?: Record<string, string>;
  events?: { emits?: string[]; hears?: string[] };
  /** Files a page starts with: the shell's scripts in order, or an area's federation entry. */
  entry: string[];
  screens: Record<string, string[]>;
  exposes: Record<string, string[]>;
  /** The shell: the version of each shared library it provides. An area: the versions it was built beside. */
  shared: Record<string, string>;
  /** Slots the build shows, filled by other areas; missing in releases of older builds. */
  slots?: string[];
  /** Shared libraries that the build really asks the shell for, with the range it accepts; the shell asks for none. */
  sharedRanges?: Record<string, string>;
  /** Compressed bytes of a first visit to one of its screens, on top of what is shared. */
  budget?: { js: number };
  /** What the build uses of the API: 'search.hasSku' → its shape; missing where a build's contract was not at hand. */
  calls?: Record<string, UsedCall>;
  /** Its calls tell the limits of what they send; missing in releases of older builds. */
  limits?: true;
  /** The shell only: the calls its API client offers to every area. */
  sdk?: Record<string, SdkRow>;
  /** The shell only: where React's modules stand in its scripts; missing in releases of older builds. */
  react?: { chunks: string; ids: Record<string, string> };
  files: Record<string, ReleaseFile>;
  /** Its server build; missing in releases of older builds, which are run as they are. */
  server?: { integrity: string; bytes: number };
}

/** Checks what a build says of itself. @throws with the field that is wrong */
export function readRelease(text: string): Release {
  const release = JSON.parse(text) as Release | null;
  if (typeof release !== 'object' || release === null) throw new Error('area.json: not an object');
  const whole = { ...release, routes: release.routes ?? [], exposes: release.exposes ?? {}, shared: release.shared ?? {} };
  const flaw = flawOf(whole);
  if (flaw) throw new Error(`area.json: ${flaw}`);
  return whole;
}
