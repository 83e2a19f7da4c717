export const requestPath = '/customer/requestAfterSales';
export const casesPath = '/customer/afterSalesList';
export const requestsPath = '/customer/afterSalesRequestList';
export const createPathOf = (orderId: string) => `/customer/createAfterSales/${encodeURIComponent(orderId)}`;
export const casePathOf = (id: string) => `${casesPath}/${encodeURIComponent(id)}`;
export const requestPathOf = (id: string) => `${requestsPath}/${encodeURIComponent(id)}`;
export const contractPathOf = (id: string) => `/customer/aftersales/${encodeURIComponent(id)}/contract`;
export const settlementPathOf = (id: string) => `/checkout/myAfterSale/${encodeURIComponent(id)}`;
export const successPathOf = (id: string) => `/checkout/myAfterSaleSuccess/${encodeURIComponent(id)}`;
