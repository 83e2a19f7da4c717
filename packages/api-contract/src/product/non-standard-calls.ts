import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SkuNumber } from '../pricing/shapes.ts';
import { KeyValue } from './fields.ts';

const SelectedAttributes = Type.Array(
  Type.Object({ key: Type.String({ minLength: 1, maxLength: 60 }), value: Type.String({ minLength: 1, maxLength: 60 }) }),
  { minItems: 1, maxItems: 20 },
);

const NonStandardSku = Type.Object({
  manufacturerPartNumber: Type.String(),
  priceSub: Type.String({ description: "'' for a visitor" }),
  priceDecimal: Type.String(),
  finalAttributes: Type.Array(KeyValue),
  sourceSku: Type.String(),
});

const notConfigurable = ['SKU_NOT_FOUND', 'SKU_NOT_CONFIGURABLE', 'OPTION_NOT_OFFERED'] as const;

export const nonStandardCalls = {
  generateNonStandardSku: defineCall({
    method: 'POST',
    path: '/api/product/GenerateNonStandardSku',
    summary: '按所选参数生成非标型号；同样的选择得到同一个型号',
    access: 'login',
    effect: 'write',
    ...{ right: 'none', seePrices: 'blanked' },
    body: Type.Object({ sourceSku: SkuNumber, selectedAttributes: SelectedAttributes }),
    response: Type.Object({ sku: Type.String(), ...NonStandardSku.properties }),
    refusals: [...notConfigurable],
  }),
  getNonStandardSkuPriceAndPartNumber: defineCall({
    method: 'POST',
    path: '/api/product/GetNonStandardSkuPriceAndPartNumber',
    summary: '所选参数的型号与价格（不生成）',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({ sourceSku: SkuNumber, selectedAttributes: SelectedAttributes }),
    response: NonStandardSku,
    refusals: [...notConfigurable],
  }),
};
