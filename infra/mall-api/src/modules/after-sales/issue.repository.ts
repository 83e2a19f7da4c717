import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface IssueRow {
  id: number;
  customerId: number;
  kpId: number;
  skuNumber: string;
  primaryType: number;
  secondaryType: number;
  content: string;
  contact: string;
  createdAt: string;
  answer: string;
}
export type NewIssue = Omit<IssueRow, 'id' | 'createdAt' | 'answer'>;

/** Forms of buyers about a SKU or anything else. */
export const issueRepository = ({ sql }: Database) => ({
  async insert(issue: NewIssue): Promise<{ id: number; createdAt: string }> {
    const [row] = await sql<{ id: number; createdAt: string }[]>`
      insert into after_sales_issue ${columns(sql, issue)} returning id, created_at`;
    return row!;
  },
  async page(isAnswered: boolean | undefined, offset: number, limit: number): Promise<{ total: number; rows: IssueRow[] }> {
    const matching = isAnswered === undefined ? sql`true` : isAnswered ? sql`answered_at is not null` : sql`answered_at is null`;
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total from after_sales_issue where ${matching}`,
      sql<IssueRow[]>`select * from after_sales_issue where ${matching}
        order by answered_at is not null, created_at limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  },
  /** @returns undefined where there is none */
  async answer(id: number, answer: string): Promise<{ id: number; createdAt: string } | undefined> {
    const [row] = await sql<{ id: number; createdAt: string }[]>`
      update after_sales_issue set answer = ${answer}, answered_at = now() where id = ${id} returning id, created_at`;
    return row;
  },
});
