const dayMs = 86_400_000;
const mostKnown = 20_000;

/** What a day of one person may take of an outside model: so many characters read and written. Kept in this process: it bounds a bill, it is none. */
export function modelBudget(perDay: number, now: () => number = Date.now) {
  const spent = new Map<string, { day: number; characters: number }>();
  const of = (who: string) => {
    const day = Math.floor(now() / dayMs);
    const known = spent.get(who);
    return known?.day === day ? known : { day, characters: 0 };
  };
  return {
    isLeft: (who: string) => of(who).characters < perDay,
    spend(who: string, characters: number) {
      const { day, characters: before } = of(who);
      spent.delete(who);
      spent.set(who, { day, characters: before + characters });
      if (spent.size > mostKnown) spent.delete(spent.keys().next().value!);
    },
  };
}
