import type { ComparisonSeo } from '@mall/api-contract/comparison';
import type { Database } from '../../database/database.ts';

const nameOf = (skuNumbers: readonly string[]) => skuNumbers.toSorted().join();

/** What staff wrote for search engines about a comparison, in whatever order its SKUs stand. */
export const comparisonSeoRepository = ({ sql }: Database) => ({
  async of(skuNumbers: readonly string[]): Promise<ComparisonSeo | undefined> {
    const [row] = await sql<
      ComparisonSeo[]
    >`select title, keywords, description from sku_comparison_seo where sku_numbers = ${nameOf(skuNumbers)}`;
    return row;
  },
  async keep(skuNumbers: readonly string[], { title, keywords, description }: ComparisonSeo, operatorId: number) {
    await sql`
      insert into sku_comparison_seo (sku_numbers, title, keywords, description, operator_id)
      values (${nameOf(skuNumbers)}, ${title}, ${keywords}, ${description}, ${operatorId})
      on conflict (sku_numbers) do update set title = excluded.title, keywords = excluded.keywords, description = excluded.description,
        operator_id = excluded.operator_id, changed_at = now()`;
  },
});
