export { rulesInWords } from './campaign-tool-box.ts';
export { recommendSkus } from './recommend-skus.ts';
