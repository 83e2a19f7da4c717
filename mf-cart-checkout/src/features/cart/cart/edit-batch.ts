export interface LineEdit {
  quantity?: number;
  selected?: boolean;
}
export interface LineChange extends LineEdit {
  id: number;
}

/** Changes of a cart that go together: first 全选 or its opposite, then what was changed of single lines since. */
export interface EditBatch {
  /** `ids`: the lines that look different by it. */
  all?: { selected: boolean; ids: readonly number[] };
  lines: ReadonlyMap<number, LineEdit>;
}

export const noEdits: EditBatch = { lines: new Map() };

export const isEmpty = ({ all, lines }: EditBatch): boolean => !all && lines.size === 0;

/** One line's change on top of a batch. */
export const withLine = ({ lines, ...batch }: EditBatch, id: number, edit: LineEdit): EditBatch => ({
  ...batch,
  lines: new Map([...lines, [id, { ...lines.get(id), ...edit }]]),
});

const withoutSelected = ({ selected: _, ...edit }: LineEdit): LineEdit => edit;

/** 全选 on top of a batch: what was chosen of single lines before counts no more. */
export const withAll = ({ all, lines }: EditBatch, selected: boolean, ids: readonly number[]): EditBatch => ({
  all: { selected, ids: [...new Set([...(all?.ids ?? []), ...ids])] },
  lines: new Map([...lines].map(([id, edit]) => [id, withoutSelected(edit)] as const).filter(([, edit]) => edit.quantity !== undefined)),
});

/** Two batches as one; the newer wins. */
export function merged(older: EditBatch, newer: EditBatch): EditBatch {
  const base = newer.all ? withAll(older, newer.all.selected, newer.all.ids) : older;
  return [...newer.lines].reduce((batch, [id, edit]) => withLine(batch, id, edit), base);
}

/** What a batch makes of each line, undefined where nothing. */
export function editsOf({ all, lines }: EditBatch): (id: number) => LineEdit | undefined {
  const ids = new Set(all?.ids);
  return (id) => (all && ids.has(id) ? { selected: all.selected, ...lines.get(id) } : lines.get(id));
}

/** The lines a batch touches. */
export const touched = ({ all, lines }: EditBatch): number[] => [...new Set([...(all?.ids ?? []), ...lines.keys()])];
