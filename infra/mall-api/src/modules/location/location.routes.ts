import { locationCalls as calls } from '@mall/api-contract/location';
import type { FastifyInstance } from 'fastify';
import { route } from '../../http/route.ts';
import { locationService } from './location.service.ts';

export function locationRoutes(app: FastifyInstance) {
  const location = locationService();
  route(app, calls.getAllowSaleStateProvinces, () => location.provinces());
  route(app, calls.getAllowSaleCitiesByStateProvince, ({ stateProvinceId }) => location.cities(stateProvinceId));
  route(app, calls.getAllowSaleDistrictsByCity, ({ cityId }) => location.districts(cityId));
  route(app, calls.getAllowSaleRegionByLocation, (input) => location.regionByNames(input.location));
  route(app, calls.getAllowSaleRegionByIp, (_input, caller) => location.regionByIp(caller.ip));
  route(app, calls.getStateProvinces, ({ parentId }) => location.children(parentId));
}
