const pattern = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** The names that a new area's files are written with. */
export function namesOf(name, title) {
  const slug = name.slice(3);
  const words = slug.split('-');
  return { name, slug, pascal: words.map((word) => word[0].toUpperCase() + word.slice(1)).join(''), title: title ?? slug };
}

/** Why this can't be an area's name, and what can; undefined where it can. */
export function flawOfName(name) {
  if (!name) return 'an area needs a name: npm run new-area -- mf-quotes';
  if (!name.startsWith('mf-'))
    return `an area's name starts with mf-, so that everybody sees what it is: mf-${name.replace(/^-+/, '')}, not ${name}`;
  if (!pattern.test(name))
    return `'${name}' is no area's name: mf- and small letters, digits and single dashes, a letter first (mf-quotes, mf-gift-cards)`;
  if (name.length > 40) return `'${name}' is ${name.length} letters long; 40 are the most, it stands in every address of its files`;
  return undefined;
}

/** Why nothing can be called so on a screen. */
export const flawOfTitle = (title) =>
  /^[^'"`<>{}\\$\n]{0,20}$/.test(title)
    ? undefined
    : 'a title is at most 20 letters without quotes, brackets or backslashes: --title 报价单';
