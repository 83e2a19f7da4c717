import { unitOf } from './units.ts';

const number = '\\d+(?:\\.\\d+)?';
const units = 'mpa|kpa|bar|mah|ah|kva|kw|w|kv|v|ma|ka|a|khz|hz|nm|kn|kg|mm2|mm|cm|ml|p|t|m|l';
/** A number with its unit, the kind of current before it; or a breaker's curve with its current. */
const quantity = `(?:ac|dc)?${number}(?:${units})|[bcdk]\\d+a`;
const several = new RegExp(`^(?:${quantity}){2,}(?:[bcdk]\\d+)?$|^\\d+p[bcdk]\\d+$`);
const each = new RegExp(`${quantity}|[bcdk]\\d+$`, 'g');
const lone = new RegExp(`^(?:${quantity})$`);
const behindLetters = new RegExp(`^([a-z]{2,5})-?(${number}(?:x${number})*(?:${units}))$`);
const runs = /(?<![a-z0-9./_+-])[a-z0-9.]+(?:[/+][a-z0-9.]+)*(?![a-z0-9./_+-])/g;

/** 6mm4刃, 24v5孔: behind a unit, digits with a counter are a count of their own. */
const beforeCount = new RegExp(`(?<![a-z0-9.])(${number}(?:${units}))(?=\\d{1,3}[芯齿刃层步抽级孔位路点组槽只片件])`, 'g');

const familyOf = (text: string) => unitOf(/[a-z]+\d?$/.exec(text)?.[0] ?? '')?.family ?? 'current';
const areApart = (pieces: readonly string[]) => new Set(pieces.map(familyOf)).size === pieces.length;

/**
 * Quantities written without a blank stand apart: 24v120w, 24v/5a, 3p100a, dc24v8a, 2pc63; a type's letters and its size, bvr2.5mm2. Of one kind they may be a range or a model and
 * stay, as does what is a word of the catalogue.
 * @param text normalised, with units as signs
 * @param isWord is this a word of the catalogue, or a term of the synonyms?
 */
export const withApartQuantities = (text: string, isWord: (text: string) => boolean): string =>
  text.replace(beforeCount, '$1 ').replace(runs, (run) => {
    if (isWord(run)) return run;
    const joined = run.split(/[/+]/);
    if (joined.length > 1) return joined.every((piece) => lone.test(piece)) && areApart(joined) ? joined.join(' ') : run;
    if (several.test(run)) {
      const pieces = run.match(each) ?? [];
      return pieces.join('') === run && areApart(pieces) ? pieces.join(' ') : run;
    }
    const [, letters = '', size] = behindLetters.exec(run) ?? [];
    return size && isWord(letters) ? `${letters} ${size}` : run;
  });
