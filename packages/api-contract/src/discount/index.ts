export * from './calls.ts';
export * from './campaign-shapes.ts';
export * from './cart-shapes.ts';
export * from './shapes.ts';
export * from './staff-campaign-shapes.ts';
export * from './staff-coupon-shapes.ts';
