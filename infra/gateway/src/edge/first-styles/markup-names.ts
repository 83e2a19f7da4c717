/** Longer values are names of products and addresses, which no style sheet asks for. */
export const longestValue = 24;

/** Two names on one element. */
export const together = (anchor: string, extra: string): string => `${anchor}&${extra}`;

const opening = /<([a-z][\w-]*)((?:\s[^<>]*?)?)\/?>/gi;
const attribute = /([\w-]+)(?:="([^"]*)")?/g;

/** What style sheets ask of markup, written `tag`, `.class`, `#id`, `[attribute]`, `[attribute=value]`, two on one element `together`; and what of it markup has. */
export class MarkupNames {
  private needs: string[] = [];
  private places = new Map<string, number>();
  /** Names of single elements that are asked for, alone or with others. */
  private words = new Set<string>();
  /** Attributes whose values are asked for. */
  private valued = new Set<string>();
  /** What else is asked of an element that has a name, and its place. */
  private asked = new Map<string, Map<string, number>>();

  get size(): number {
    return this.needs.length;
  }

  learn(need: string) {
    if (this.places.has(need)) return;
    const [anchor, extra] = need.split('&') as [string, string | undefined];
    if (extra) this.asked.set(anchor, (this.asked.get(anchor) ?? new Map()).set(extra, this.size));
    for (const word of extra ? [anchor, extra] : [anchor]) {
      this.words.add(word);
      const valued = /^\[([\w-]+)=/.exec(word);
      if (valued) this.valued.add(valued[1]!);
    }
    this.places.set(need, this.size);
    this.needs.push(need);
  }

  /** Of one element, what is asked for. */
  private wordsOf(tag: string, attributes: string): string[] {
    const own: string[] = [];
    const add = (word: string) => this.words.has(word) && own.push(word);
    add(tag.toLowerCase());
    if (!attributes) return own;
    for (const [, key, value = ''] of attributes.matchAll(attribute)) {
      const name = key!.toLowerCase();
      add(`[${name}]`);
      if (name === 'class') for (const one of value.split(' ')) add(`.${one}`);
      else if (name === 'id') add(`#${value}`);
      else if (this.valued.has(name)) add(`[${name}=${value}]`);
    }
    return own;
  }

  /** Marks what the markup has. @param found a place for each need @param html as React writes it */
  mark(found: Uint8Array, html: string): Uint8Array {
    for (const [, tag, attributes] of html.matchAll(opening)) {
      const own = this.wordsOf(tag!, attributes!);
      for (const word of own) {
        const place = this.places.get(word);
        if (place !== undefined) found[place] = 1;
        const asked = this.asked.get(word);
        if (!asked) continue;
        for (const extra of own) {
          const both = asked.get(extra);
          if (both !== undefined) found[both] = 1;
        }
      }
    }
    return found;
  }

  /** The names that are marked. */
  namesOf(found: Uint8Array): Set<string> {
    return new Set(this.needs.filter((_, at) => found[at]));
  }
}
