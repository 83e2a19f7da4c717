import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

/** A sale region (rules location 1, 2). City and district are 0 and '' where nothing was selected. */
export const SaleRegion = Type.Object({
  label: Type.String(),
  stateProvince: Type.String(),
  stateProvinceId: Type.Integer(),
  provinceAbbreviation: Type.String(),
  city: Type.String(),
  cityId: Type.Integer(),
  district: Type.String(),
  districtId: Type.Integer(),
  result: Type.Boolean({ description: 'false: the place asked for is not yet open for sale and this one stands in for it' }),
});
export type SaleRegion = Static<typeof SaleRegion>;

const Province = Type.Object({ id: Type.Integer(), name: Type.String(), abbreviation: Type.String() });
const Place = Type.Object({ id: Type.Integer(), name: Type.String() });

export const locationCalls = {
  getAllowSaleStateProvinces: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleStateProvinces',
    summary: '可售省份',
    access: 'public',
    response: Type.Array(Province),
  }),
  getAllowSaleCitiesByStateProvince: defineCall({
    method: 'POST',
    path: '/api/common/GetAllowSaleCitiesByStateProvince',
    summary: '省份下的可售城市',
    access: 'public',
    body: Type.Object({ stateProvinceId: Type.Integer() }),
    response: Type.Array(Place),
  }),
  getAllowSaleDistrictsByCity: defineCall({
    method: 'POST',
    path: '/api/common/GetAllowSaleDistrictsByCity',
    summary: '城市下的可售区县',
    access: 'public',
    body: Type.Object({ cityId: Type.Integer() }),
    response: Type.Array(Place),
  }),
  getAllowSaleRegionByLocation: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleRegionByLocation',
    summary: '按地名定位',
    access: 'public',
    query: Type.Object({ location: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: SaleRegion,
  }),
  getAllowSaleRegionByIp: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleRegionByIp',
    summary: '按访客地址定位，失败时为上海',
    access: 'public',
    response: SaleRegion,
  }),
  getStateProvinces: defineCall({
    method: 'POST',
    path: '/api/common/GetStateProvinces',
    summary: '全国省市区，收货地址用',
    access: 'public',
    body: Type.Object({
      parentId: Type.Integer({
        minimum: 0,
        maximum: 2_147_483_647,
        description: '0: provinces; a province id: its cities; a city id: its districts',
      }),
    }),
    response: Type.Array(Place),
  }),
};
