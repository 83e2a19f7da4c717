/**
 * SKUs to generate at the first start; undefined for the catalogue's own size.
 * @throws {Error} MALL_CATALOGUE is no whole number
 */
export function catalogueSize(env: NodeJS.ProcessEnv): number | undefined {
  if (!env.MALL_CATALOGUE) return undefined;
  const size = Number(env.MALL_CATALOGUE);
  if (!Number.isInteger(size) || size < 0) throw new Error(`MALL_CATALOGUE should be a whole number, not "${env.MALL_CATALOGUE}"`);
  return size;
}
