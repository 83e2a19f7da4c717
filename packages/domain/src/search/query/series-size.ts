/** Ports of pneumatic parts as their makers number them (ISO 7-1): 01 is R1/8. */
const ports: Readonly<Record<string, string>> = { '01': '1/8', '02': '1/4', '03': '3/8', '04': '1/2', '06': '3/4', '10': '1' };
/** Outside diameters tubes have, in mm. */
const isTube = (text: string) => Number(text) >= 3 && Number(text) <= 16;

const port = '0[1-9]|10|m\\d{1,2}|(?:g|r|rc|pt|npt)?\\d(?:-\\d)?/\\d';
const tubeThenPort = new RegExp(`^(\\d{1,2})-(${port})(?:-?[a-z]{1,2})?$`);
const portThenTube = new RegExp(`^-?(${port})-(\\d{1,2})[a-z]{0,2}$`);
const joined = /^-?(\d{1,2})(0[1-46])[a-z]{0,2}$/;
const tubeAlone = /^-?(\d{1,2})(?:-00)?[a-z]{0,2}$/;

/** A fitting's number: the tube, and its port where it has one. */
export interface FittingSize {
  tube: number;
  /** As it is looked for: 1/8in, m5. */
  port?: string;
}

const asPort = (text: string) => (text.startsWith('m') ? text : `${ports[text] ?? text.replace(/^[a-z]+/, '')}in`);

/** What stands behind the letters of a fitting's number: 6-01, 6-1/8, 6-M5, 601, G1/8-6, 01-06; undefined for what is none. @param rest normalised */
export function fittingSize(rest: string): FittingSize | undefined {
  const [, tube = '', end = ''] = tubeThenPort.exec(rest) ?? joined.exec(rest) ?? [];
  if (end && isTube(tube)) return { tube: Number(tube), port: asPort(end) };
  const [, begin = '', other = ''] = portThenTube.exec(rest) ?? [];
  if (begin && isTube(other)) return { tube: Number(other), port: asPort(begin) };
  const [, alone = ''] = tubeAlone.exec(rest) ?? [];
  return isTube(alone) ? { tube: Number(alone) } : undefined;
}

const isFitting = (thing: string) => /接头/.test(thing);
const isContactor = (thing: string) => /接触器$/.test(thing);
/** CJX2-3210, LC1D32M7: a contactor's rated current, behind it its auxiliary contacts (10 is one that closes) or its coil. */
const current = /^-?(\d{2,3}?)(?:(?:01|10|11|20|22|40|04)(?!\d)|(?!\d))/;
const isCylinder = (thing: string) => /气缸$/.test(thing);

/**
 * A part number of a known series in the words the search understands: PC6-01 is 快插接头 直通 6 1/8in, SC50x75 标准气缸 缸径50 行程75. Undefined where the number behind
 * the series' letters is no size.
 * @param means what the series' things are called; of a fitting first with a port, then without
 */
export function wordsOfSeries({ means, rest }: { means: readonly string[]; rest: string }): string | undefined {
  const [thing = '', without = thing] = means;
  if (isFitting(thing)) {
    const size = fittingSize(rest);
    if (!size) return undefined;
    return size.port ? `${thing} ${size.tube} ${size.port}` : `${without} ${size.tube}`;
  }
  if (isContactor(thing)) {
    const [, amperes] = current.exec(rest) ?? [];
    return amperes && `${thing} ${Number(amperes)}a`;
  }
  const [, bore, stroke] = /^-?(\d{1,3}(?:\.\d+)?)[-x](\d+(?:\.\d+)?)(?![\d.])/.exec(rest) ?? [];
  if (!bore || !stroke) return undefined;
  return isCylinder(thing) ? `${thing} 缸径${bore} 行程${stroke}` : `${thing} ${bore}x${stroke}`;
}
