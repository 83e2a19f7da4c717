export { bannerPictureUrl, brandPictureUrl, brandUrl, categoryUrl, skuPictureUrl, skuUrl } from './addresses.ts';
export { diverse } from './diverse.ts';
export { type RelationType, relationTypeName, relationTypes } from './relation-types.ts';
