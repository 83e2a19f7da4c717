import Type, { type Static } from 'typebox';

export const AgreementType = Type.Integer({ minimum: 0, maximum: 99, description: '0 用户注册协议, 1 隐私政策, 2 账期服务协议' });
const Version = Type.Integer({ minimum: 1, maximum: 10_000 });

/** Which versions a person had before them when they agreed. */
export const AgreementVersions = Type.Array(Type.Object({ type: AgreementType, version: Version }), { maxItems: 20 });
export type AgreementVersions = Static<typeof AgreementVersions>;

/** What is in force, by name: to link to and to agree to. */
export const AgreementHead = Type.Object({
  type: AgreementType,
  version: Version,
  title: Type.String(),
  change: Type.String({ description: 'what this version changed' }),
  publishedAt: Type.String({ description: 'UTC ISO text; in force since then' }),
});
export type AgreementHead = Static<typeof AgreementHead>;

/** What a person has still to agree to. */
export const AgreementToAccept = Type.Object({
  ...AgreementHead.properties,
  acceptedVersion: Type.Integer({ description: 'the one agreed to before; 0: none' }),
});
export type AgreementToAccept = Static<typeof AgreementToAccept>;

/** Plain text, a paragraph an entry; nothing in it is markup. */
export const AgreementSections = Type.Array(
  Type.Object({
    title: Type.String({ minLength: 1, maxLength: 60 }),
    paragraphs: Type.Array(Type.String({ minLength: 1, maxLength: 2000 }), { minItems: 1, maxItems: 60 }),
  }),
  { minItems: 1, maxItems: 60 },
);
export type AgreementSections = Static<typeof AgreementSections>;

/** One version with its text, and the names of all, the newest first. */
export const Agreement = Type.Object({
  ...AgreementHead.properties,
  isInForce: Type.Boolean(),
  sections: AgreementSections,
  versions: Type.Array(Type.Object({ version: Version, change: Type.String(), publishedAt: Type.String() })),
});
export type Agreement = Static<typeof Agreement>;

/** A text to publish. */
export const NewAgreement = Type.Object({
  type: AgreementType,
  version: Type.Integer({ minimum: 1, maximum: 10_000, description: 'the next one: the version in force plus one' }),
  title: Type.String({ minLength: 2, maxLength: 40 }),
  change: Type.String({ minLength: 2, maxLength: 300, description: 'what it changes, for who agreed to the one before' }),
  sections: AgreementSections,
});
export type NewAgreement = Static<typeof NewAgreement>;
