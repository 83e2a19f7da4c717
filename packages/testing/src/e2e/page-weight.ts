const bytes = (text: string) => new TextEncoder().encode(text).length;
const found = (html: string, pattern: RegExp) => bytes((html.match(pattern) ?? []).join(''));

/** Where the first screenful of a window of 900 px ends, in the order of the markup: the first part that is held until the first paint. */
const fold = /<(?:tr|div) data-below-fold|<section aria-labelledby="[a-z]+-title"|<div id="frame-footer"/;

/** Bytes of a page as the server sends it, before compression. */
export interface PageWeight {
  total: number;
  /** All but its scripts and data. */
  markup: number;
  /** Of the markup what comes before the first part below the fold. */
  first: number;
  /** Of that the style sheets. */
  sheets: number;
  /** What the server read, for the browser to go on from. */
  data: number;
  classes: number;
  icons: number;
}

/** What a page's bytes are. @param html as it came, with its scripts */
export function weighPage(html: string): PageWeight {
  const markup = html.replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '');
  const first = markup.slice(0, markup.search(fold));
  return {
    total: bytes(html),
    markup: bytes(markup),
    first: bytes(first),
    sheets: found(first, /<style\b[^>]*>.*?<\/style>/gs),
    data: found(html, /<script type="application\/json".*?<\/script>/gs),
    classes: found(markup, / class="[^"]*"/g),
    icons: found(markup, /<svg.*?<\/svg>/gs),
  };
}
