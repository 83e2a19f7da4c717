import type { CreditApplicationPart } from '@mall/api-contract/credit-application';
import {
  type ApplicationSection,
  type ApplicationValues,
  applicationSectionNames,
  applicationSections,
  fieldsOf,
  maskedValue,
  missingFaults,
} from '@mall/domain/credit-application';
import type { SectionRow } from './application.types.ts';

/** What a new application begins with: what the mall knows already. */
export interface KnownBefore {
  companyName: string;
  contactName: string;
  contactPhone: string;
}

const begun = (section: ApplicationSection, { companyName, contactName, contactPhone }: KnownBefore): ApplicationValues =>
  section === 'company' ? { companyName } : section === 'contact' ? { contactName, contactPhone } : {};

/** The parts as calls answer them. @param look masks what identifies a person, where who asks may not see it; values come as they should be seen else */
export function partViews(
  rows: readonly SectionRow[],
  { known, names, masksPersons }: { known: KnownBefore; names: ReadonlyMap<number, string>; masksPersons: boolean },
): CreditApplicationPart[] {
  return applicationSections.map((section) => {
    const row = rows.find((one) => one.section === section);
    const values = row?.fieldValues ?? begun(section, known);
    const shown = fieldsOf(section).flatMap(([name, field]) => {
      const value = values[name];
      return value ? [[name, masksPersons ? maskedValue(name, field, value) : value] as const] : [];
    });
    return {
      section,
      sectionName: applicationSectionNames[section],
      version: row?.version ?? 0,
      values: Object.fromEntries(shown),
      read: row?.readFields ?? [],
      asked: row?.asked ?? '',
      isComplete: row !== undefined && missingFaults(section, values).length === 0,
      savedAt: row?.savedAt ?? null,
      savedBy: row ? (names.get(row.savedBy) ?? '') : '',
    };
  });
}

/** The files that parts name. */
export const filesOfParts = (rows: readonly SectionRow[]): string[] =>
  rows.flatMap(({ section, fieldValues }) => fieldsOf(section).flatMap(([name, { kind }]) => (kind === 'file' && fieldValues[name]) || []));
