import type { Agreement, AgreementHead, AgreementSections, AgreementToAccept, NewAgreement } from '@mall/api-contract/content';
import type { AgreementVersion } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';

export interface AgreementRow extends AgreementHead {
  sections: AgreementSections;
}
type NamedVersion = Agreement['versions'][number];

/** Every version of every agreement; none is ever changed. */
export const agreementRepository = ({ sql }: Database) => {
  const head = sql`type, version, title, change, published_at`;
  return {
    /** The newest version of each, of these types where some are named. */
    inForce: async (types?: readonly number[]): Promise<AgreementHead[]> => sql<AgreementHead[]>`
      select distinct on (type) ${head} from agreement ${types ? sql`where type = any(${[...types]})` : sql``} order by type, version desc`,
    /** @param version the newest unless named */
    async find(type: number, version?: number): Promise<AgreementRow | undefined> {
      const [row] = await sql<AgreementRow[]>`
        select ${head}, sections from agreement where type = ${type} ${version === undefined ? sql`` : sql`and version = ${version}`}
        order by version desc limit 1`;
      return row;
    },
    /** All of one agreement, the newest first. */
    versions: async (type: number): Promise<NamedVersion[]> =>
      sql<NamedVersion[]>`select version, change, published_at from agreement where type = ${type} order by version desc`,
    /** @returns false where this version is there already */
    async insert({ type, version, title, change, sections }: NewAgreement): Promise<boolean> {
      const rows = await sql`insert into agreement (type, version, title, change, sections)
        values (${type}, ${version}, ${title}, ${change}, ${sql.json(sections)}) on conflict do nothing returning version`;
      return rows.length > 0;
    },
  };
};

/** Who agreed to which version, when and from where: a row a person and version. */
export const acceptanceRepository = ({ sql }: Database) => ({
  async insert(kpId: number, agreements: readonly AgreementVersion[], { ip, requestId }: { ip: string; requestId: string }) {
    // Always in the same order, so that two who agree at once never wait for each other in a circle.
    for (const { type, version } of [...agreements].sort((a, b) => a.type - b.type))
      await sql`insert into agreement_acceptance (kp_id, type, version, ip, request_id)
        values (${kpId}, ${type}, ${version}, ${ip}, ${requestId}) on conflict do nothing`;
  },
  /** Of these types what is in force and this person has not agreed to. */
  open: async (kpId: number, types: readonly number[]): Promise<AgreementToAccept[]> => sql<AgreementToAccept[]>`
    select a.type, a.version, a.title, a.change, a.published_at, coalesce(k.version, 0) as accepted_version
    from (select distinct on (type) * from agreement where type = any(${[...types]}) order by type, version desc) a
    left join lateral (
      select max(version) as version from agreement_acceptance where kp_id = ${kpId} and type = a.type
    ) k on true
    where k.version is distinct from a.version order by a.type`,
});
