import type { StyleRule } from './style-rules.ts';

/** A style sheet in two parts, a rule of the browser's a line. An empty line of the rest stands for the next line of the first, so both together are the sheet. */
export interface PartedLines {
  first: string[];
  rest: string[];
}

interface Line {
  isFirst: boolean;
  around: string;
  text: string;
}

function written({ parts, body }: StyleRule, chosen: readonly boolean[], wanted: boolean): string {
  let list = '';
  for (let at = 0; at < parts.length; at += 1)
    if (chosen[at] === wanted) list += list ? `${body === undefined ? ';' : ','}${parts[at]!.text}` : parts[at]!.text;
  if (!list) return '';
  return body === undefined ? `:root{${list}}` : `${list}{${body}}`;
}

const whole = ({ around, text }: Line) => (around ? `${around}{${text}}` : text);

/**
 * Parts rules into those a first screenful needs and the rest. Rules that follow each other under one condition are one line.
 * @param chosen which parts of each rule are needed
 */
export function partLines(rules: readonly StyleRule[], chosen: readonly (readonly boolean[])[]): PartedLines {
  const lines: Line[] = [];
  let last: Line | undefined;
  for (let at = 0; at < rules.length; at += 1) {
    const rule = rules[at]!;
    for (const isFirst of [true, false]) {
      const text = written(rule, chosen[at]!, isFirst);
      if (!text) continue;
      if (rule.around && last?.around === rule.around && last.isFirst === isFirst) last.text += text;
      else {
        last = { isFirst, around: rule.around, text };
        lines.push(last);
      }
    }
  }
  return {
    first: lines.filter(({ isFirst }) => isFirst).map(whole),
    rest: lines.map((line) => (line.isFirst ? '' : whole(line))),
  };
}
