/** The steps of the guide to signal tower lamps, 三色灯 (rule catalogue 26): a name, and the attribute that it chooses. */
export const lampSteps = [
  { name: 'layers', label: '层数' },
  { name: 'colours', label: '颜色' },
  { name: 'voltage', label: '电压' },
  { name: 'light', label: '发光' },
  { name: 'buzzer', label: '蜂鸣' },
  { name: 'mount', label: '安装' },
] as const;
export type LampStep = (typeof lampSteps)[number]['name'];
export type LampChoice = Partial<Record<LampStep, string | undefined>>;

type Attributes = readonly (readonly [key: string, value: string])[];
const attributeOf = (attributes: Attributes, label: string) => attributes.find(([key]) => key === label)?.[1];

/** Has a lamp all that was chosen? What wasn't chosen may be anything. */
export const fitsLamp = (attributes: Attributes, chosen: LampChoice, except?: LampStep): boolean =>
  lampSteps.every(({ name, label }) => name === except || !chosen[name] || attributeOf(attributes, label) === chosen[name]);

const bySize = new Intl.Collator('zh', { numeric: true });

/** Of each step every value that any lamp has, and whether there is a lamp with it and with what was chosen in the other steps. */
export function lampChoices(lamps: readonly Attributes[], chosen: LampChoice) {
  return lampSteps.map(({ name, label }) => {
    const possible = new Set(lamps.filter((lamp) => fitsLamp(lamp, chosen, name)).map((lamp) => attributeOf(lamp, label)));
    const values = new Set(lamps.flatMap((lamp) => attributeOf(lamp, label) ?? []));
    return {
      ...{ name, label, chosen: chosen[name] ?? '' },
      values: [...values].sort(bySize.compare).map((value) => ({ value, isPossible: possible.has(value) })),
    };
  });
}
