import { isShortModel } from '@mall/domain/search';
import type { Database } from '../../database/database.ts';

/** A SKU (by rank) and how its part number fits: 3 is it, 2 begins with it, 1 has it somewhere. */
export interface PartRow {
  rank: number;
  part: number;
}

/** `isMaker`: it is the maker's number, not only the mall's own. */
interface BegunRow extends PartRow {
  isMaker: boolean;
}

/** The same with a zero before its only digit: SAR8 is what makers write SAR08. */
const padded = (number: string) => number.replace(/(?<=[A-Z])(\d)(?!\d)/, '0$1');

/** Part numbers, order codes and SKU numbers, normalised. */
export const partNumberRepository = ({ sql }: Database) => {
  const beginning = async (number: string): Promise<BegunRow[]> =>
    sql<BegunRow[]>`
      select rank, max(case when pn = ${number} then 3 else 2 end)::int as part, bool_or(is_maker) as "isMaker" from search_part where pn like ${`${number}%`}
        and (is_maker or pn = ${number} or ${!isShortModel(number)})
      group by rank order by part desc, rank limit 1000`;
  const containing = async (number: string): Promise<PartRow[]> =>
    sql<PartRow[]>`
      select rank, 1 as part from (select rank, is_maker from search_part where pn like ${`%${number}%`}
          and (${!isShortModel(number)} or is_maker and pn ~ ${`(^|[^A-Z])${number.replace(/[^A-Z0-9]/g, '.')}`}) limit 4000) p
      group by rank order by max(is_maker::int) desc, rank limit 1000`;
  const orPadded = async <Row>(find: (number: string) => Promise<Row[]>, number: string): Promise<Row[]> => {
    const found = await find(number);
    return found.length > 0 || padded(number) === number ? found : find(padded(number));
  };
  return {
    /** SKUs whose number is this or begins with it. @param number normalised */
    beginning: async (number: string): Promise<BegunRow[]> => orPadded(beginning, number),
    /**
     * SKUs with a number that has this anywhere in it, makers' part numbers first. The letters of a short one are where a maker's begin: LA38 is not in MALLA380.
     * @param number normalised, three characters or more
     */
    containing: async (number: string): Promise<PartRow[]> => orPadded(containing, number),
  };
};
