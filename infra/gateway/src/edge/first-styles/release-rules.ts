import { LRUCache } from 'lru-cache';
import { MarkupNames } from './markup-names.ts';
import { type Constants, type StyleRule, styleRules } from './style-rules.ts';
import { type ComponentStyles, readStyleTags, ruleEnd } from './styled-sheets.ts';

/** A style sheet, or one component's part of it, as it was read. */
export interface ReadSheet {
  id: number;
  rules: StyleRule[];
}

/** The style tags of a page, as they were read. */
export interface ReadTags {
  version: string;
  components: ComponentStyles[];
  /** The rules of each component. */
  theirs: ReadSheet[];
  /** Names which sheets they are, and whose. */
  key: string;
}

/** A component whose styles follow its props has many forms. */
const mostForms = 4000;
/** About 60 KB each. */
const mostResults = 100;
const mostFrames = 24;
/** Most pages of one screen have the same; about 100 KB each. */
const mostTags = 40;

/** What is known of one release's styles: read once, the same on every page. */
export class ReleaseRules<Result extends object> {
  private sheets = new Map<string, ReadSheet>();
  private asked = new MarkupNames();
  private frames = new LRUCache<string, Uint8Array>({ max: mostFrames });
  private tags = new LRUCache<string, ReadTags>({ max: mostTags });
  private results = new LRUCache<string, Result>({ max: mostResults });
  private constants: Constants;

  constructor(constants: Constants) {
    this.constants = constants;
  }

  read(css: string): ReadSheet {
    const known = this.sheets.get(css);
    if (known) return known;
    if (this.sheets.size >= mostForms) {
      this.sheets.clear();
      this.tags.clear();
      this.results.clear();
      this.frames.clear();
      this.asked = new MarkupNames();
    }
    const read = { id: this.sheets.size, rules: styleRules(css.replaceAll(ruleEnd, ''), this.constants) };
    this.sheets.set(css, read);
    for (const { parts } of read.rules) for (const { needs = [] } of parts) for (const need of needs) this.asked.learn(need);
    return read;
  }

  readTags(styleTags: string): ReadTags {
    const known = this.tags.get(styleTags);
    if (known) return known;
    const { version, components } = readStyleTags(styleTags);
    const theirs = components.map(({ rules }) => this.read(rules));
    const key = `${theirs.map(({ id }) => id)} ${components.map(({ owner }) => owner).join('')} ${version}`;
    const read = { version, components, theirs, key };
    this.tags.set(styleTags, read);
    return read;
  }

  private frameMarks(frame: string): Uint8Array {
    const kept = this.frames.get(frame);
    // Sheets that were read since may ask for more.
    if (kept?.length === this.asked.size) return kept;
    const marks = this.asked.mark(new Uint8Array(this.asked.size), frame);
    this.frames.set(frame, marks);
    return marks;
  }

  /**
   * The same sheets over markup with the same names, of those that they ask for, give the same: most pages of one screen do.
   * @param frame markup that is around many pages @param screen its own
   */
  resultOf(own: ReadSheet[], tags: ReadTags, frame: string, screen: string, make: (names: ReadonlySet<string>) => Result): Result {
    const marks = this.asked.mark(Uint8Array.from(this.frameMarks(frame)), screen);
    const key = `${own.map(({ id }) => id)} ${tags.key} ${Buffer.from(marks).toString('latin1')}`;
    const known = this.results.get(key) ?? make(this.asked.namesOf(marks));
    this.results.set(key, known);
    return known;
  }
}
