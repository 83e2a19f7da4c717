import type { FaceResult } from '../../adapters/face-check/face-check.ts';
import type { Database } from '../../database/database.ts';
import type { FaceCheckRow } from './application.types.ts';

export const faceCheckRepository = ({ sql }: Database) => {
  const columns = sql`id, customer_id, kp_id, url, person_name, state, expires_at, expires_at <= now() as is_over`;
  return {
    async newest(customerId: number): Promise<FaceCheckRow | undefined> {
      const [row] = await sql<
        FaceCheckRow[]
      >`select ${columns} from face_check where customer_id = ${customerId} order by created_at desc, id limit 1`;
      return row;
    },
    async find(id: string): Promise<FaceCheckRow | undefined> {
      const [row] = await sql<FaceCheckRow[]>`select ${columns} from face_check where id = ${id}`;
      return row;
    },
    async insert(row: Pick<FaceCheckRow, 'id' | 'customerId' | 'kpId' | 'url' | 'personName' | 'expiresAt'>) {
      await sql`insert into face_check (id, customer_id, kp_id, url, person_name, expires_at)
        values (${row.id}, ${row.customerId}, ${row.kpId}, ${row.url}, ${row.personName}, ${row.expiresAt})`;
    },
    /** Once, and in time. @returns whether it was this one */
    async finish(id: string, state: FaceResult): Promise<boolean> {
      const rows = await sql`update face_check set state = ${state}, finished_at = now()
        where id = ${id} and state = 'waiting' and expires_at > now() returning id`;
      return rows.length > 0;
    },
    async expire(id: string) {
      await sql`update face_check set expires_at = now() where id = ${id} and state = 'waiting'`;
    },
  };
};
