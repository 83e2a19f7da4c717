import Type, { type Static } from 'typebox';
import { SearchResult } from './shapes.ts';

/** One piece of a keyword and what it was taken for. */
const Understood = Type.Object({
  kind: Type.Union(
    [
      Type.Literal('noun'),
      Type.Literal('brand'),
      Type.Literal('standard'),
      Type.Literal('size'),
      Type.Literal('attribute'),
      Type.Literal('quality'),
      Type.Literal('partNumber'),
      Type.Literal('otherBrand'),
      Type.Literal('unknown'),
    ],
    {
      description:
        'noun: what kind of thing; quality: what it must stand or is for; otherBrand: a maker the mall does not sell; unknown: nobody understands it, it was left out',
    },
  ),
  text: Type.String({ description: 'as typed' }),
  shown: Type.String({ description: 'as understood: 起子 is 螺丝刀, 耐油 of a seal 丁腈橡胶NBR、氟橡胶FKM' }),
});

/** Something typed that nothing has together with the rest. */
const Relaxed = Type.Object({
  text: Type.String({ description: 'as typed' }),
  key: Type.String({ description: "the attribute it is a value of; '' when unknown" }),
  to: Type.Array(Type.String(), { description: 'the nearest values, shown instead; none when it was left out' }),
});

/** What an inquiry begins with when nothing was found. */
const InquiryLine = Type.Object({
  name: Type.String(),
  brand: Type.String(),
  model: Type.String(),
  specification: Type.String(),
});

/** What was found by a keyword, and how the keyword was understood. */
export const KeywordResult = Type.Object({
  ...SearchResult.properties,
  understood: Type.Array(Understood),
  relaxed: Type.Array(Relaxed),
  near: Type.Array(Type.String(), { description: 'where nothing was found: names of what is sold and near' }),
  inquiry: InquiryLine,
});
export type KeywordResult = Static<typeof KeywordResult>;
