import { electricalTexts } from './electrical.ts';
import { fastenerTexts } from './fasteners.ts';
import { fluidTexts } from './fluid.ts';
import { motionTexts } from './motion.ts';
import { siteTexts } from './site.ts';
import { suppliesTexts } from './supplies.ts';
import { toolTexts } from './tools.ts';

export interface Advice {
  use: string;
  advice: string;
}

/**
 * One row is `category: where it is used | what to mind`; a category of the second level speaks for those below it that have no row of their own.
 * No row has a figure in it: figures are a SKU's own (truth.test.ts), and a row holds for every SKU of its category.
 */
export const texts: ReadonlyMap<string, Advice> = new Map(
  [fastenerTexts, motionTexts, fluidTexts, toolTexts, electricalTexts, siteTexts, suppliesTexts]
    .flatMap((table) => table.trim().split('\n'))
    .map((row) => {
      const [, path = '', use = '', advice = ''] = /^([^:]+): (.+) \| (.+)$/.exec(row) ?? [];
      if (!advice) throw new Error(`"${row}" is no row of a table of texts`);
      return [path, { use, advice }];
    }),
);

/** What is said of a line at this place in the category tree. */
export function textsOf(at: string): Advice {
  const own = texts.get(at) ?? texts.get(at.slice(0, at.lastIndexOf('/')));
  if (!own) throw new Error(`nobody has written when to use ${at}`);
  return own;
}
