import autocannon from 'autocannon';
import { median, percentile } from './pages.mjs';
import { cpuOf } from './site.mjs';

/** 32 connections for `seconds`; `request(n)` says what the n-th asks. */
async function hammer(title, url, pid, seconds, request, connections = 32) {
  const cpu = cpuOf(pid);
  let count = 0;
  const next = () => {
    count += 1;
    return count;
  };
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests: [{ setupRequest: (original) => ({ ...original, ...request(next()) }) }],
  });
  return {
    what: title,
    connections,
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    cpuMs: Math.round(((cpuOf(pid) - cpu) / result.requests.total) * 100) / 100,
    failed: result.non2xx + result.errors,
  };
}

/** Pages and calls under load, and search with one client. `cpuMs` is what all of the mall's processes take for one, however busy the machine is. @param pid of the mall */
export async function measureLoad(site, pid, { sku, skus, keywords, cookie }, seconds) {
  const json = (path, body, headers = {}) => ({
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const search = (keyword) => json('/api/product/CustomerSearchProducts', { keyword, pageIndex: 1, pageSize: 20 });
  const price = (n) =>
    json(
      '/api/product/GetSkuPriceAndDeliveryTimeBySkuNumberAndQuantity',
      {
        skuNumberAndQuantities: Array.from({ length: 20 }, (_, index) => ({ skuNumber: skus[(n * 7 + index) % skus.length], quantity: 1 })),
        withCurrentWareHouseStockFree: true,
      },
      { cookie },
    );
  // As a browser asks: an answer that isn't compressed would cost the server less than any buyer's.
  const page = (path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const rows = [
    await hammer('product page, cached', site, pid, seconds, () => page(`/p/${sku}`)),
    await hammer('product page, rendered', site, pid, seconds, (n) => page(`/p/${skus[n % skus.length]}?bench=${n}`)),
    await hammer('search call', site, pid, seconds, (n) => search(keywords[n % keywords.length])),
    await hammer('price call, 20 SKUs', site, pid, seconds, price),
  ];
  const times = [];
  for (let n = 0; n < 300; n += 1) {
    const { path, ...request } = search(keywords[n % keywords.length]);
    const started = performance.now();
    const answer = await fetch(site + path, request);
    await answer.arrayBuffer();
    if (n >= 50) times.push(performance.now() - started);
  }
  rows.push({
    what: 'search call',
    connections: 1,
    perSecond: Math.round(1000 / median(times)),
    p50: Math.round(median(times) * 10) / 10,
    p95: Math.round(percentile(times, 0.95) * 10) / 10,
    failed: 0,
  });
  return rows;
}
