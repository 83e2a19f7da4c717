/** The province each warehouse stands in, by its name (rule stock 1). */
const places: Readonly<Record<string, number>> = { 上海: 10_009, 广州: 10_019, 天津: 10_002, 成都: 10_023, 武汉: 10_017 };

/** The province a warehouse stands in; 0 where nobody knows the warehouse. */
export const warehouseProvince = (name: string): number => places[name] ?? 0;

export const warehouseProvinces: readonly number[] = Object.values(places);
