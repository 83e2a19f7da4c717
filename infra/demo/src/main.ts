import { startMallApi } from '@mall/mall-api';
import { keepDemoApplications } from './company/credit-applications.ts';
import { demoStaff, keepDemoStaff } from './company/staff.ts';
import { drawBanner, drawBrandMark, drawCertificate, drawFacts, drawPacked, drawSku } from './drawing/index.ts';
import { catalogueSize } from './filling/catalogue-size.ts';
import { ensureSeeded } from './filling/ensure-seeded.ts';

if (process.env.MALL_ADAPTERS === 'real') {
  process.stderr.write('The demo is for embedded adapters only: everybody knows the passwords of its people.\n');
  process.exit(1);
}
const size = catalogueSize(process.env);
await startMallApi({
  pictures: { drawSku, drawPacked, drawFacts, drawBrandMark, drawCertificate, drawBanner },
  films: new URL('../media/', import.meta.url),
  staff: demoStaff,
  async fill({ db, url, installationKey, signal }) {
    await ensureSeeded(db, url, size, signal);
    await keepDemoStaff(db, installationKey);
    await keepDemoApplications(db, installationKey);
  },
});
