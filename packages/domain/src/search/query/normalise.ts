const units = 'mm2|mm|cm|dm|um|μm|kg|mg|ml|mpa|kpa|bar|kn|kw|kva|khz|hz|rpm|nm|db|lm|ah|mah|in|inch|m|g|l|t|v|w|a|n';
const numberAndUnit = new RegExp(`(\\d)\\s+(${units})(?![a-z0-9=])`, 'g');

/**
 * Text as it is searched: NFKC, lower case, `M8×30`, `M8*30` and `M8 x 30` alike m8x30, `30 mm` 30mm, single blanks.
 */
export const normalise = (text: string): string =>
  text
    .replace(/^\s*[\u2460-\u2473\u3251-\u325f]\s*/u, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d)\s*[×*x]\s*(?=\d)/g, '$1x')
    .replace(/(\d)\s*[×*x]\s*(?=\d)/g, '$1x')
    .replace(numberAndUnit, '$1$2')
    // M8×20-8.8-Zn: a thread's size ends where its class and finish begin.
    .replace(/(?<![a-z0-9])(m\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)+)-(?=[\da-z])/g, '$1 ')
    .replace(/(?<=\s)(\d+\.\d+)-(?=[a-z]+(?:\s|$))/g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();

export interface Run {
  kind: 'ascii' | 'han';
  text: string;
  /** Where it begins. */
  at: number;
}

const runs = /[a-z0-9μφ°%]+(?:[-./_+#~][a-z0-9μφ°%]+)*|\p{Script=Han}+/gu;

/** The pieces of a normalised text that carry meaning: runs of Latin letters and digits with what joins them, and runs of Han. */
export const runsOf = (normalised: string): Run[] =>
  Array.from(normalised.matchAll(runs), ({ 0: text, index }) => ({
    kind: /^\p{Script=Han}/u.test(text) ? 'han' : 'ascii',
    text,
    at: index,
  }));
