export interface AttributeChoice {
  key: string;
  value: string;
}

const special = /[\\:;]/g;

/**
 * Attribute filters as the API and page addresses carry them (rule page-addresses 3): `key:value;key:value;`. Colons, semicolons and backslashes inside a key
 * or value are escaped with a backslash.
 */
export const writeAttributes = (choices: readonly AttributeChoice[]): string =>
  choices.map(({ key, value }) => `${key.replace(special, '\\$&')}:${value.replace(special, '\\$&')};`).join('');

/** Reads what `writeAttributes` wrote; parts without a key or a value are left out. */
export function readAttributes(text: string): AttributeChoice[] {
  const choices: AttributeChoice[] = [];
  let fields = [''];
  const finish = () => {
    const [key = '', value = ''] = fields;
    if (key && value) choices.push({ key, value });
    fields = [''];
  };
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]!;
    if (char === '\\' && at + 1 < text.length) {
      at += 1;
      fields[fields.length - 1] += text[at]!;
    } else if (char === ':' && fields.length === 1) fields.push('');
    else if (char === ';') finish();
    else fields[fields.length - 1] += char;
  }
  finish();
  return choices;
}
