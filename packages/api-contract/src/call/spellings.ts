const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * For tests: other ways to write the address of a call, by what is done to it. Whoever reads them must come to the call itself, or refuse.
 * @param path of a call, its parameters filled in
 */
export function spellings(path: string): Record<string, string> {
  const plain = path.replace(/\/$/, '');
  const [, , noun = '', first = ''] = plain.split('/');
  const rest = plain.slice(`/api/${noun}/${first}`.length);
  const with_ = (name: string) => `/api/${noun}/${name}${rest}`;
  const letter = first[0]!;
  const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
  return {
    'a slash at its end': `${plain}/`,
    'an encoded letter': with_(hex(letter) + first.slice(1)),
    'encoded in small letters': `/%61pi/${noun}/${first}${rest}`,
    'encoded twice': with_(`%25${hex(letter).slice(1)}${first.slice(1)}`),
    'an encoded slash': `/api/${noun}%2F${first}${rest}`,
    'two slashes': `/api/${noun}//${first}${rest}`,
    'two slashes before it': `/${plain}`,
    'a dot': `/api/./${noun}/${first}${rest}`,
    'a way back': `/api/${noun}/Other/../${first}${rest}`,
    'an encoded way back': `/api/${noun}/Other/%2E%2e/${first}${rest}`,
    'a way back behind an encoded slash': `/api/${noun}/Other%2f../${first}${rest}`,
    'a way out of the staff’s': `/_staff/../api/${noun}/${first}${rest}`,
    'a way out of a page': `/p/..${plain}`,
    'a question mark': `${plain}?`,
    'a number sign': `${plain}#x`,
    'an encoded question mark': `${plain}%3F`,
    'a matrix parameter': `${plain};a=b`,
    'an encoded semicolon': `${plain}%3Ba=b`,
    'a backslash': `/api/${noun}\\${first}${rest}`,
    'its first letter in the other case': with_(other + first.slice(1)),
    'capital letters': plain.toUpperCase(),
    'another case of /api': plain.replace('/api', '/Api'),
    'a wide letter': with_(encodeURIComponent(String.fromCharCode(letter.charCodeAt(0) + 0xfee0)) + first.slice(1)),
    'an accent': `${plain}%CC%81`,
    'a letter of no width': `${plain}%E2%80%8B`,
    'a zero': `${plain}%00`,
    'overlong UTF-8': with_(`%c1%${((letter.charCodeAt(0) % 64) | 128).toString(16)}${first.slice(1)}`),
    'half an encoding': `${plain}%4`,
    'an ending': `${plain}.json`,
    'its site before it': `http://mall.example${plain}`,
  };
}
