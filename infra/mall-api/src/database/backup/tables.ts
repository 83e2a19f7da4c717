export interface Table {
  name: string;
  /** Those that can be written. */
  columns: string[];
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

/** The mall's tables, each after those it refers to. */
export async function tablesOf(select: <T>(text: string) => Promise<T[]>): Promise<Table[]> {
  const tables = await select<Table & { needs: string[] }>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.confrelid::regclass::text from pg_constraint f
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid) as needs
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'applied_migration' order by 1`);
  const sorted: string[] = [];
  while (sorted.length < tables.length) {
    const next = tables.filter(({ name, needs }) => !sorted.includes(name) && needs.every((one) => sorted.includes(one)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...next.map(({ name }) => name));
  }
  return sorted.map((name) => ({ name, columns: tables.find((table) => table.name === name)!.columns }));
}
