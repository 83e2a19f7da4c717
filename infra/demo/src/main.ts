import { startMallApi } from '@mall/mall-api';
import { drawBanner, drawBrandMark, drawSku } from './drawing/index.ts';
import { catalogueSize } from './filling/catalogue-size.ts';
import { ensureSeeded } from './filling/ensure-seeded.ts';

const size = catalogueSize(process.env);
await startMallApi({
  pictures: { drawSku, drawBrandMark, drawBanner },
  films: new URL('../media/', import.meta.url),
  fill: ({ db, url, signal }) => ensureSeeded(db, url, size, signal),
});
