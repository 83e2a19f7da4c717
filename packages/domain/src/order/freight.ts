import { firstProvinceId } from '../location/region.ts';
import type { Fen } from '../money/index.ts';
import type { ShippingMethod } from './delivery-choice.ts';

const expressFreight: Fen = 3000;
const remoteFreight: Fen = 8000;
/** 内蒙古, 海南, 西藏, 甘肃, 青海, 宁夏, 新疆: their places in the official order of the provinces. */
const remote = new Set([5, 21, 26, 28, 29, 30, 31].map((place) => firstProvinceId + place - 1));

/** What the way costs (rules cart 23; order 23): nothing, or for 加急特快 ¥30.00, ¥80.00 to the remote provinces. */
export const freightOf = (method: ShippingMethod, provinceId: number): Fen =>
  method === 'standard' ? 0 : remote.has(provinceId) ? remoteFreight : expressFreight;
