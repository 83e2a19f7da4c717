import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { SaleRegion } from './shapes.ts';

const Province = Type.Object({ id: Type.Integer(), name: Type.String(), abbreviation: Type.String() });
const Place = Type.Object({ id: Type.Integer(), name: Type.String() });

export const locationCalls = {
  getAllowSaleStateProvinces: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleStateProvinces',
    summary: '可售省份',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(Province),
  }),
  getAllowSaleCitiesByStateProvince: defineCall({
    method: 'POST',
    path: '/api/common/GetAllowSaleCitiesByStateProvince',
    summary: '省份下的可售城市',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ stateProvinceId: Type.Integer() }),
    response: Type.Array(Place),
  }),
  getAllowSaleDistrictsByCity: defineCall({
    method: 'POST',
    path: '/api/common/GetAllowSaleDistrictsByCity',
    summary: '城市下的可售区县',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: Type.Object({ cityId: Type.Integer() }),
    response: Type.Array(Place),
  }),
  getAllowSaleRegionByLocation: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleRegionByLocation',
    summary: '按地名定位',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ location: Type.String({ minLength: 1, maxLength: 60 }) }),
    response: SaleRegion,
    refusals: ['PLACE_NOT_FOUND'],
  }),
  getAllowSaleRegionByIp: defineCall({
    method: 'GET',
    path: '/api/common/GetAllowSaleRegionByIp',
    summary: '按访客地址定位，失败时为上海',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: SaleRegion,
  }),
  getStateProvinces: defineCall({
    method: 'POST',
    path: '/api/common/GetStateProvinces',
    summary: '全国省市区，收货地址用',
    access: 'public',
    effect: 'read',
    inSimulation: true,
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
