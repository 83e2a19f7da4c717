export {
  bannerPictureUrl,
  brandPictureUrl,
  brandUrl,
  categoryUrl,
  certificatePictureUrl,
  skuFileUrl,
  skuPictureUrl,
  skuUrl,
} from './addresses.ts';
export { attributesBeside, type BesideEachOther } from './attributes-beside.ts';
export { diverse } from './diverse.ts';
export { fitsLamp, type LampChoice, type LampStep, lampChoices, lampSteps } from './lamp-guide.ts';
export { isSubstitute, type RelationType, relationTypeName, relationTypes, showsRelation } from './relation-types.ts';
export { type Saving, savingOf } from './saving.ts';
