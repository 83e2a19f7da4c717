type Attributes = readonly (readonly [key: string, value: string])[];

export interface BesideEachOther {
  same: [key: string, value: string][];
  differing: { key: string; own: string; other: string }[];
}

/** The attributes of two SKUs beside each other, in the order of the first: what proves that one may take the other's place (rule catalogue 23). One that a side lacks is ''. */
export function attributesBeside(own: Attributes, other: Attributes): BesideEachOther {
  const theirs = new Map(other);
  const ours = new Map(own);
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])];
  return {
    same: keys.flatMap((key): [string, string][] => {
      const value = ours.get(key);
      return value !== undefined && value === theirs.get(key) ? [[key, value]] : [];
    }),
    differing: keys
      .filter((key) => ours.get(key) !== theirs.get(key))
      .map((key) => ({ key, own: ours.get(key) ?? '', other: theirs.get(key) ?? '' })),
  };
}
