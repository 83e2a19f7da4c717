export { decideReservation, type ReservationDecision } from './decide-reservation.ts';
export { packageOrigin, supplierOriginName, warehouseOriginName } from './package-origin.ts';
export { stockFigure } from './stock-figure.ts';
export { warehouseProvince, warehouseProvinces } from './warehouse-places.ts';
export { freeIn, type WarehouseStock } from './warehouse-stock.ts';
