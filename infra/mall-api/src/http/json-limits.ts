const deepest = 32;
/** A thousand lines with ten fields each. */
const mostValues = 12_000;

/**
 * What is too much in a JSON text, in the words of a refusal: nested deeper or holding more values than any input of the contract. Told without
 * parsing it: parsed, small arrays take fifty times their text.
 */
export function tooMuchOf(text: string): string | undefined {
  let depth = 0;
  let values = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    if (isText) {
      if (letter === 92) at += 1;
      else if (letter === 34) isText = false;
    } else if (letter === 34) isText = true;
    else if (letter === 44) values += 1;
    else if (letter === 91 || letter === 123) {
      depth += 1;
      values += 1;
    } else if (letter === 93 || letter === 125) depth -= 1;
    if (depth > deepest) return '嵌套过深';
    if (values > mostValues) return '项目过多';
  }
  return undefined;
}
