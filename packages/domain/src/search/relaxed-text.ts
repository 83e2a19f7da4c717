/** Something typed that nothing has: the nearest values that are shown instead, or none when it was left out. */
export interface RelaxedWord {
  text: string;
  to: readonly string[];
}

/** One piece of a keyword and what it was taken for. */
interface Understood {
  kind: string;
  text: string;
}

/** The unit that all of several values end with: 6.4 mm and 6.6 mm share ` mm`. */
function sharedUnit(values: readonly string[]): string {
  const units = values.map((value) => /(?<=\d)\s*[^\d\s]+$/.exec(value)?.[0] ?? '');
  return units.every((unit) => unit === units[0]) ? (units[0] ?? '') : '';
}

/** `6.4 mm` and `6.6 mm` as 6.4、6.6 mm. */
function listed(values: readonly string[]): string {
  const unit = sharedUnit(values);
  return `${values.map((value) => (unit ? value.slice(0, -unit.length) : value)).join('、')}${unit}`;
}

/**
 * What is shown instead of what was typed, a sentence each (rule search 27): 未找到 6.5 mm，已显示相近的 6.4、6.6 mm. What was left out comes in one sentence, last.
 */
export function relaxedTexts(relaxed: readonly RelaxedWord[]): string[] {
  const nearest = relaxed
    .filter(({ to }) => to.length > 0)
    .map(({ text, to }) => {
      const unit = /\d$/.test(text) && !/[a-z]/i.test(text) ? sharedUnit(to) : '';
      return `未找到 ${text}${unit}，已显示相近的 ${listed(to)}`;
    });
  const left = relaxed.filter(({ to }) => to.length === 0).map(({ text }) => `“${text}”`);
  return left.length > 0 ? [...nearest, `没有同时符合${left.join('、')}的商品，已显示其余条件的结果`] : nearest;
}

const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join('、');

/**
 * What the results are not, and what is shown instead, a sentence each: of what nothing has, of makers that aren't sold, of what nobody understood (rules search 27, 36).
 */
export function insteadTexts(relaxed: readonly RelaxedWord[], understood: readonly Understood[]): string[] {
  const of = (wanted: string) => understood.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const [brands, unknown] = [of('otherBrand'), of('unknown')];
  return [
    ...(brands.length > 0 ? [`商城未经营${quoted(brands)}，已显示其他品牌的同类商品`] : []),
    ...relaxedTexts(relaxed),
    ...(unknown.length > 0 ? [`未识别${quoted(unknown)}，已按其余内容查找`] : []),
  ];
}
