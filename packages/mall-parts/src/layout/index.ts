export { PositionBanner } from './position-banner.tsx';
