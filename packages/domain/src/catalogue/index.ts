export { bannerPictureUrl, brandPictureUrl, brandUrl, categoryUrl, skuFileUrl, skuPictureUrl, skuUrl } from './addresses.ts';
export { diverse } from './diverse.ts';
export { type RelationType, relationTypeName, relationTypes } from './relation-types.ts';
