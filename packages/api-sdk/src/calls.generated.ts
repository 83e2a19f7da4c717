// Written by `npm run build -w packages/api-contract` from the contract; a test fails when it drifts.
export type CallRow = readonly [method: string, path: string, query?: readonly string[]];

export const callTable: Record<string, Record<string, CallRow>> = {
  location: {
    getAllowSaleStateProvinces: ["GET","/api/common/GetAllowSaleStateProvinces"],
    getAllowSaleCitiesByStateProvince: ["POST","/api/common/GetAllowSaleCitiesByStateProvince"],
    getAllowSaleDistrictsByCity: ["POST","/api/common/GetAllowSaleDistrictsByCity"],
    getAllowSaleRegionByLocation: ["GET","/api/common/GetAllowSaleRegionByLocation",["location"]],
    getAllowSaleRegionByIp: ["GET","/api/common/GetAllowSaleRegionByIp"],
  },
};
