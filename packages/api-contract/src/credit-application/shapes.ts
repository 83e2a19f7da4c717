import { type ApplicationFieldName, applicationFields, applicationSections } from '@mall/domain/credit-application';
import Type, { type Static } from 'typebox';
import { KeptFile } from '../file/shapes.ts';

export const ApplicationSectionName = Type.Enum([...applicationSections]);

const names = applicationSections.flatMap((section) => Object.keys(applicationFields[section])) as ApplicationFieldName[];
export const ApplicationField = Type.Enum(names);
const Typed = Type.Optional(Type.String({ maxLength: 300 }));
/** What is typed into a part, by field; a secret that is left out stays as it is kept. */
export const TypedValues = Type.Object(
  Object.fromEntries(names.map((name) => [name, Typed])) as Record<ApplicationFieldName, typeof Typed>,
);

/** A part of an application as it is kept (rules credit-application 1–3). */
export const CreditApplicationPart = Type.Object({
  section: ApplicationSectionName,
  sectionName: Type.String(),
  version: Type.Integer({ description: 'counts its saves; 0 before the first' }),
  values: Type.Record(Type.String(), Type.String()),
  read: Type.Array(Type.String(), { description: 'fields that a picture filled and nobody corrected' }),
  asked: Type.String({ description: 'what staff ask to be completed; ""' }),
  isComplete: Type.Boolean(),
  savedAt: Type.Union([Type.String(), Type.Null()]),
  savedBy: Type.String(),
});
export type CreditApplicationPart = Static<typeof CreditApplicationPart>;

export const CreditApplication = Type.Object({
  creditApplyWorkflowId: Type.Integer({ description: '0 before the first save' }),
  creditStatus: Type.Integer(),
  creditStatusName: Type.String(),
  note: Type.String({ description: 'why staff rejected it or what they ask for; ""' }),
  canEdit: Type.Boolean(),
  isPersonalShown: Type.Boolean({ description: 'false: names, numbers and addresses of persons are masked' }),
  submittedAt: Type.Union([Type.String(), Type.Null()]),
  sections: Type.Array(CreditApplicationPart),
  files: Type.Array(KeptFile),
});
export type CreditApplication = Static<typeof CreditApplication>;

/** One step of a company's credit (rule credit-application 16). */
export const CreditHistoryEntry = Type.Object({
  id: Type.Integer(),
  at: Type.String(),
  stepName: Type.String(),
  by: Type.String({ description: 'a contact person’s name; 商城 for staff' }),
  note: Type.String(),
  creditStatusName: Type.String({ description: 'after it' }),
});
export type CreditHistoryEntry = Static<typeof CreditHistoryEntry>;

/** How a face check stands. */
export const FaceCheck = Type.Object({
  faceidUrl: Type.String({ description: 'what the code says; "" where none runs' }),
  state: Type.Enum(['none', 'waiting', 'passed', 'failed', 'other', 'expired']),
  message: Type.String(),
  expiresAt: Type.String({ description: '"" where none runs' }),
  qrCode: Type.Optional(Type.String({ description: 'the code itself, a picture as data:image/png; where one was just asked for' })),
});
export type FaceCheck = Static<typeof FaceCheck>;
