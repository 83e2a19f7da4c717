export { CouponCard, CouponShelf } from './coupon-card.tsx';
