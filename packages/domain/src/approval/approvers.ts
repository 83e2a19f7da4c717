/** Who stands in for a colleague, and when. UTC instants, from inclusive, until exclusive. */
export interface Deputy {
  kpId: number;
  deputyId: number;
  from: string;
  until: string;
}

/** Whose word is asked for. */
export interface Asked {
  /** Whom the rule names, or the budget's owner. */
  named: readonly number[];
  /** Who manages the company's rules. */
  managers: readonly number[];
  /** Who can still sign in. */
  enabled: ReadonlySet<number>;
  deputies: readonly Deputy[];
  /** Who buys and who submitted: never their own order (rule approval 1). */
  own: readonly number[];
}

/**
 * Who may give the word: whom the rule names, and for who is away their deputy too. Where nobody of them is left, whoever manages.
 * A deputy's deputy is nobody (rule approval 10).
 * @returns ids of contact persons, each once; empty where there is nobody to ask
 */
export function whoMayAnswer({ named, managers, enabled, deputies, own }: Asked, now: string): number[] {
  const may = (id: number) => enabled.has(id) && !own.includes(id);
  const away = deputies.filter(({ kpId, from, until }) => named.includes(kpId) && from <= now && now < until);
  const first = [...named, ...away.map(({ deputyId }) => deputyId)].filter(may);
  return [...new Set(first.length > 0 ? first : managers.filter(may))];
}
