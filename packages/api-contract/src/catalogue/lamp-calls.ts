import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { RecommendSku } from '../home/shapes.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { SpuDetail } from '../product/shapes.ts';

const choice = Type.Optional(Type.String({ maxLength: 40 }));
/** What a buyer has chosen so far, in the words of the attributes: 3层, 红黄绿, DC24V, 闪亮, 带蜂鸣, 折叠. */
const choices = { layers: choice, colours: choice, voltage: choice, light: choice, buzzer: choice, mount: choice };

const Step = Type.Object({
  name: Type.Enum(['layers', 'colours', 'voltage', 'light', 'buzzer', 'mount']),
  label: Type.String({ description: '层数' }),
  chosen: Type.String({ description: "'' for nothing yet" }),
  values: Type.Array(
    Type.Object({ value: Type.String(), isPossible: Type.Boolean({ description: 'with what was chosen in the other steps' }) }),
  ),
});

/** The guide to signal tower lamps, 三色灯 (rule catalogue 26). */
export const lampCalls = {
  getThreeColourLampShowResult: defineCall({
    method: 'POST',
    path: '/api/setting/GetThreeColourLampShowResult',
    summary: '三色灯选型：每一步还能选什么，以及符合所选条件的商品',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object(choices),
    response: Type.Object({
      steps: Type.Array(Step),
      total: Type.Integer({ description: 'SKUs that fit' }),
      products: Type.Array(RecommendSku, { description: 'the best sellers of them, at most 12' }),
    }),
  }),
  getThreeColourLampShowResultDetail: defineCall({
    method: 'POST',
    path: '/api/setting/GetThreeColourLampShowResultDetail',
    summary: '选中的三色灯：参数、说明与图',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ skuNumber: SkuNumber }),
    response: Type.Object({
      sku: RecommendSku,
      pictureUrl: Type.String(),
      attributes: Type.Array(Type.Tuple([Type.String(), Type.String()])),
      description: SpuDetail.properties.description,
      alternatives: Type.Array(RecommendSku, { description: 'the same lamp of other brands' }),
    }),
    refusals: ['LAMP_NOT_FOUND'],
  }),
};
