import type { Counted } from './hit.repository.ts';

const most = 600;
const milliseconds = 600_000;

/** Totals and facets of whole categories and brands: dear to count, asked for all the time, changed only by a new index. The least recently used go first. */
export class CountedScopes {
  readonly #known = new Map<string, { counted: Omit<Counted, 'hits'>; until: number }>();

  async get(scope: string, count: () => Promise<Counted>): Promise<Omit<Counted, 'hits'>> {
    const known = this.#known.get(scope);
    this.#known.delete(scope);
    if (known && known.until > Date.now()) {
      this.#known.set(scope, known);
      return known.counted;
    }
    const { hits: _, ...counted } = await count();
    this.#known.set(scope, { counted, until: Date.now() + milliseconds });
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value ?? '');
    return counted;
  }
}
