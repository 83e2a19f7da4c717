import { createHash } from 'node:crypto';
import { type DataSheet, type ModelFiles, modelVersion, type Params, partOf, sheetOf, svgOf, type Workshop } from '@mall/part-models';
import { Overload } from '../../load/overload.ts';
import { turns } from '../../load/turns.ts';
import type { keptFiles } from './kept-files.ts';

/** Nobody waits longer for a turn: then the mall says that it is busy. */
const mostPatienceMs = 5000;
/** A model that failed isn't tried again so soon. */
const failedMs = 600_000;
const mostFailed = 500;

const endings = { step: 'step', stl: 'stl', mesh: 'json', shaded: 'png', thumb: 'thumb.png' } as const satisfies Record<
  keyof ModelFiles,
  string
>;

interface Parts {
  workshop: Pick<Workshop, 'model' | 'dataSheet'>;
  kept: Pick<ReturnType<typeof keptFiles>, 'read' | 'write'>;
  patienceMs?: number;
}

/** Models and data sheets: made once in the workshop, then kept by what they were made of (rules drawing 1–6). */
export function modelService({ workshop, kept, patienceMs = mostPatienceMs }: Parts) {
  const inTurn = turns({ atOnce: 1, waiting: 24, patienceMs }, () => new Overload());
  const underWay = new Map<string, Promise<ModelFiles | undefined>>();
  const failed = new Map<string, number>();

  const nameOf = (family: string, params: Params) => {
    const facts = Object.entries(params).sort(([one], [other]) => (one < other ? -1 : 1));
    return createHash('sha256')
      .update(JSON.stringify([modelVersion, family, facts]))
      .digest('hex')
      .slice(0, 40);
  };

  const make = (name: string, family: string, params: Params) => {
    const begun = inTurn.take('workshop', async () => {
      try {
        const files = await workshop.model(family, params);
        for (const key of Object.keys(endings) as (keyof ModelFiles)[]) if (files) await kept.write(`${name}.${endings[key]}`, files[key]);
        return files;
      } catch (error) {
        if (failed.size >= mostFailed) failed.delete(failed.keys().next().value!);
        failed.set(name, Date.now() + failedMs);
        throw error;
      }
    });
    underWay.set(name, begun);
    const over = () => void underWay.delete(name);
    begun.then(over, over);
    return begun;
  };

  return {
    has: (family: string, params: Params) => partOf(family, params) !== undefined,
    /** The part's drawing; undefined where nobody described its family. */
    sheet: (family: string, params: Params) => {
      const part = partOf(family, params);
      return part && sheetOf(part);
    },
    /**
     * One of a model's files.
     * @param mayMake asked before one is made that nobody asked for before
     * @returns undefined where the part has no model
     * @throws {Overload} too many wait, the workshop failed, or this caller may make no more now
     */
    async file(kind: keyof ModelFiles, family: string, params: Params, mayMake: () => boolean): Promise<Uint8Array | undefined> {
      if (!partOf(family, params)) return undefined;
      const name = nameOf(family, params);
      const known = await kept.read(`${name}.${endings[kind]}`);
      if (known) return known;
      if ((failed.get(name) ?? 0) > Date.now()) throw new Overload();
      const begun = underWay.get(name);
      if (!begun && !mayMake()) throw new Overload();
      const files = await (begun ?? make(name, family, params)).catch(() => {
        throw new Overload();
      });
      return files?.[kind];
    },
    /** @throws {Overload} as `file` */
    async dataSheet(sheet: Omit<DataSheet, 'drawing'>, drawing: () => string, mayMake: () => boolean): Promise<Uint8Array> {
      const name = `${createHash('sha256')
        .update(JSON.stringify([modelVersion, sheet]))
        .digest('hex')
        .slice(0, 40)}.pdf`;
      const known = await kept.read(name);
      if (known) return known;
      if (!mayMake()) throw new Overload();
      const pdf = await inTurn
        .take('workshop', () => workshop.dataSheet({ ...sheet, drawing: drawing() }))
        .catch(() => {
          throw new Overload();
        });
      await kept.write(name, pdf);
      return pdf;
    },
  };
}
export type ModelService = ReturnType<typeof modelService>;

/** A picture for the gallery, or the drawing to keep. */
export const drawingOf = (models: Pick<ModelService, 'sheet'>, part: { family: string; drawing: Params; name: string }, frame?: number) => {
  const sheet = models.sheet(part.family, part.drawing);
  return sheet && svgOf(sheet, part.name, frame);
};
