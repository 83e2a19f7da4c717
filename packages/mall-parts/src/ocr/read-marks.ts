import { useState } from 'react';

/** A field of what was read, as the calls answer it. */
interface ReadField {
  value: string;
  sureness: number;
  doubt: string;
}

const isField = (one: unknown): one is ReadField => typeof one === 'object' && one !== null && 'doubt' in one && 'value' in one;

/** The fields of what was read, by name; what is no field (side, ids) is left out. */
export const fieldsOf = (read: unknown): [string, ReadField][] =>
  Object.entries(read ?? {}).flatMap(([name, one]) => (isField(one) ? [[name, one]] : []));

/** The values that were read for sure, by the names of the answer: what a form takes over. */
export const readValues = <Read extends object>(read: Read): Partial<Record<keyof Read & string, string>> =>
  Object.fromEntries(fieldsOf(read).flatMap(([name, { value }]) => (value ? [[name, value]] : []))) as Partial<
    Record<keyof Read & string, string>
  >;

const fromPicture = '识别自图片或文字，请核对';

/**
 * Which fields of a form came from a picture (rule ocr 1). Call `mark` with what was read.
 * @returns `hintOf(name, value)`: what stands below the field: 识别自图片或文字，请核对 until it is changed, or why it stayed empty
 */
export function useReadMarks() {
  const [marks, setMarks] = useState<Record<string, ReadField>>({});
  return {
    mark: (read: object) => setMarks((before) => ({ ...before, ...Object.fromEntries(fieldsOf(read)) })),
    hintOf(name: string, value: string): string | undefined {
      const field = marks[name];
      if (!field) return undefined;
      if (!value && field.doubt) return field.doubt;
      return field.value && field.value === value ? fromPicture : undefined;
    },
  };
}

/** 已识别 6 项，2 项没有读清，请核对后提交. Fields that aren't on the picture are not counted. */
export function readSummary(read: unknown): string {
  const fields = fieldsOf(read).map(([, field]) => field);
  const known = fields.filter(({ value }) => value).length;
  const doubtful = fields.filter(({ value, doubt }) => !value && doubt).length;
  return `已识别 ${known} 项${doubtful ? `，${doubtful} 项没有读清` : ''}，请核对后提交`;
}
