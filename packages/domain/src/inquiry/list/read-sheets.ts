import { type ReadLines, readLines } from './read-lines.ts';
import { headerFingerprint, type ListMapping, listScore, recogniseSheet } from './recognise.ts';
import type { ListSheet } from './rows.ts';

/** A sheet that could be read, and how it would be. */
export interface OfferedSheet {
  name: string;
  mapping: ListMapping;
  /** By it a company's correction is remembered; '' without a header. */
  fingerprint: string;
  rows: number;
  isHidden: boolean;
}

export interface ReadSheets extends ReadLines {
  /** How the lines were read. */
  mapping: ListMapping;
  fingerprint: string;
  /** All sheets with anything on them, the likeliest list first. */
  offered: OfferedSheet[];
}

/**
 * The parts of a file's sheets: of several the one that looks most like a list (rule inquiry 49).
 * @param wanted how it shall be read, as a buyer corrected it or a company's earlier file was; undefined for as recognised
 * @returns undefined where no sheet has anything on it
 */
export function readSheets(
  sheets: readonly ListSheet[],
  wanted?: ListMapping | ((offered: OfferedSheet) => ListMapping | undefined),
): ReadSheets | undefined {
  const all = sheets
    .filter(({ rows }) => rows.length > 0)
    .map((sheet) => ({ sheet, mapping: recogniseSheet(sheet) }))
    .sort((a, b) => listScore(b.sheet, b.mapping) - listScore(a.sheet, a.mapping));
  const offered = all.map(
    ({ sheet, mapping }): OfferedSheet => ({
      ...{ name: sheet.name, mapping, fingerprint: headerFingerprint(mapping, sheet) },
      ...{ rows: sheet.rows.length, isHidden: sheet.isHidden ?? false },
    }),
  );
  const told = typeof wanted === 'object' ? all.find(({ sheet }) => sheet.name === wanted.sheet) : undefined;
  const chosen = told ?? all[0];
  if (!chosen) return undefined;
  const first = offered[all.indexOf(chosen)]!;
  const mapping =
    typeof wanted === 'function' ? (wanted(first) ?? chosen.mapping) : told && wanted ? (wanted as ListMapping) : chosen.mapping;
  return { ...readLines(chosen.sheet, mapping), mapping, fingerprint: headerFingerprint(mapping, chosen.sheet), offered };
}
