const joints = /[-./_+#~]/;
const decimal = /^\d+\.\d+$/;
const dimensions = /^([a-zφ]*\d+(?:\.\d+)?)((?:x\d+(?:\.\d+)?)+)([a-z]*)$/;

/**
 * Under which words a run of letters and digits is found: whole, without its joints, its parts, the thread of `m8x30` (m8), the numbers of
 * `20x47x14`, the number of `30mm`. A dictionary would break `6204-2rs1` and `m8x30` at the wrong places.
 */
export function asciiTokens(run: string): string[] {
  const tokens = new Set([run]);
  if (!decimal.test(run) && joints.test(run)) {
    tokens.add(run.replace(/[-./_+#~]/g, ''));
    for (const part of run.split(/[-/_+#~]/)) if (part.length > 1) addPart(tokens, part);
  } else addPart(tokens, run);
  return [...tokens];
}

function addPart(tokens: Set<string>, part: string) {
  tokens.add(part);
  const [, first, rest] = dimensions.exec(part) ?? [];
  if (first && rest) {
    if (first.length > 1) tokens.add(first);
    if (/^\d/.test(first)) for (const number of rest.slice(1).split('x')) if (number.length > 1) tokens.add(number);
    return;
  }
  const [, number] = /^(\d+(?:\.\d+)?)(?:mm2|mm|cm|ml|kg|mpa|bar|kw|in|inch|[mglvwatn])$/.exec(part) ?? [];
  if (number && number.length > 1) tokens.add(number);
}

/** `skf6204` and `gbt70.1` where a letter meets a digit: ['skf', '6204']. */
export const splitAtBorders = (run: string): string[] => run.replace(/(?<=\d)x(?=\d)/g, ' ').match(/\d+(?:\.\d+)?|[a-zμφ]+/g) ?? [];
