import { join } from 'node:path';
import { workshop } from '@mall/part-models';
import type { FastifyInstance } from 'fastify';
import { captchaOf } from './adapters/captcha/captcha-of.ts';
import { openObjectStorage } from './adapters/object-storage/open-object-storage.ts';
import type { SmsPort } from './adapters/sms.ts';
import { spreadsheetReader } from './adapters/spreadsheet/read-spreadsheet.ts';
import { paymentProviderOf } from './adapters/union-pay/payment-provider-of.ts';
import { embeddedWechat } from './adapters/wechat/embedded-wechat.ts';
import { wechatOfficialAccount } from './adapters/wechat/wechat.ts';
import type { PoolDatabase } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { assistantRoutes } from './modules/assistant/assistant.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { catalogueService } from './modules/catalogue/catalogue.service.ts';
import { comparisonRoutes } from './modules/comparison/comparison.routes.ts';
import { consoleRoutes } from './modules/console/console.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { creditRoutes } from './modules/credit/credit.routes.ts';
import { downloadRoutes } from './modules/download/download.routes.ts';
import { fileRoutes } from './modules/file/file.routes.ts';
import { fileService } from './modules/file/file.service.ts';
import { inquiryRoutes } from './modules/inquiry/inquiry.routes.ts';
import { lineMatcher } from './modules/inquiry/line-matcher.ts';
import { listFileReader } from './modules/inquiry/list-file.ts';
import { quotationRoutes } from './modules/inquiry/quotation.routes.ts';
import { sheetMatching } from './modules/inquiry/sheet-matching.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { layoutService } from './modules/layout/layout.service.ts';
import { locationRoutes } from './modules/location/location.routes.ts';
import { operatorRoutes } from './modules/operator/operator.routes.ts';
import { pricingRoutes } from './modules/pricing/pricing.routes.ts';
import { aboutProductRoutes } from './modules/product/about.routes.ts';
import { keptFiles } from './modules/product/kept-files.ts';
import { modelRoutes } from './modules/product/model.routes.ts';
import { modelService } from './modules/product/model.service.ts';
import { pictureRoutes } from './modules/product/pictures.routes.ts';
import { plainPictures } from './modules/product/plain-pictures.ts';
import { productRoutes } from './modules/product/product.routes.ts';
import { productService } from './modules/product/product.service.ts';
import { postgresSearchEngine } from './modules/search/postgres-search-engine.ts';
import { searchRoutes } from './modules/search/search.routes.ts';
import { searchService } from './modules/search/search.service.ts';
import { wishListRoutes } from './modules/wish-list/wish-list.routes.ts';
import { type Printer, paperPrinter } from './papers/printer.ts';
import type { MallPorts } from './ports.ts';
import { cataloguePageRoutes } from './processes/catalogue-pages/catalogue-page.routes.ts';
import { homeRoutes } from './processes/catalogue-pages/home.routes.ts';
import { skuPageRoutes } from './processes/catalogue-pages/sku-page.routes.ts';
import { checkoutRoutes } from './processes/checkout/checkout.routes.ts';
import { headerCountsRoutes } from './processes/header-counts/header-counts.routes.ts';
import { cashierRoutes } from './processes/order-desk/cashier.routes.ts';
import { deliveryRoutes } from './processes/order-desk/delivery.routes.ts';
import { orderReader } from './processes/order-desk/index.ts';
import { orderRoutes } from './processes/order-desk/order.routes.ts';
import { paymentRoutes } from './processes/order-desk/payment.routes.ts';
import { staffRoutes } from './processes/staff/staff.routes.ts';
import type { Settings } from './settings.ts';

interface Outside {
  db: PoolDatabase;
  settings: Settings;
  sms: SmsPort;
  installationKey: Buffer;
  jobs: Jobs;
  ports?: Pick<MallPorts, 'pictures' | 'films' | 'staff'>;
}

/** Kept files of models and data sheets, of 0.1 MB on average. */
const mostFiles = 6000;

/** A buyer waits for what is read, and a call has 8 s. */
const readingLimitMs = 6500;

/** All that a noun's routes may ask for. Made once: several hold categories, brands, vocabulary or the frame in memory. */
export function nounParts({ db, settings, sms, installationKey, jobs, ports = {} }: Outside) {
  const { embeddedAdapters, mallUrl } = settings;
  const engine = postgresSearchEngine(db);
  const catalogue = catalogueService(db);
  const product = productService(db, catalogue);
  const matching = sheetMatching(db, jobs, lineMatcher(db, engine, catalogue));
  return {
    ...{ db, sms, installationKey, mallUrl, engine, catalogue, product, matching, jobs },
    readListFile: listFileReader(spreadsheetReader({ timeLimitMs: readingLimitMs })),
    files: fileService(db, { storage: openObjectStorage(settings.files), installationKey }),
    ...{ pictures: ports.pictures ?? plainPictures, films: ports.films, staff: ports.staff ?? [] },
    ...paymentProviderOf(embeddedAdapters),
    models: modelService({ workshop: workshop(), kept: keptFiles(join(settings.dataFolder, 'part-models'), mostFiles) }),
    captchas: captchaOf(db, settings),
    wechat: embeddedAdapters ? embeddedWechat(db) : settings.wechat && wechatOfficialAccount(settings.wechat),
    search: searchService({ db, engine, product, catalogue }),
    layout: layoutService(db),
    printer: paperPrinter() as Printer,
    orders: orderReader(db),
  };
}
export type NounParts = ReturnType<typeof nounParts>;
type Routes = (app: FastifyInstance, parts: NounParts) => void | Promise<void>;

/** Every noun's calls, in the order of the list of nouns (docs/house.md); a call that several nouns answer stands in their process. */
const nouns: readonly Routes[] = [
  ...[accountRoutes, fileRoutes, headerCountsRoutes, operatorRoutes, locationRoutes, layoutRoutes],
  ...[
    catalogueRoutes,
    cataloguePageRoutes,
    homeRoutes,
    productRoutes,
    aboutProductRoutes,
    modelRoutes,
    skuPageRoutes,
    pictureRoutes,
    pricingRoutes,
    searchRoutes,
  ],
  ...[comparisonRoutes, wishListRoutes, cartRoutes, inquiryRoutes, quotationRoutes, checkoutRoutes],
  ...[orderRoutes, paymentRoutes, cashierRoutes, deliveryRoutes, creditRoutes],
  ...[contentRoutes, downloadRoutes, assistantRoutes, staffRoutes],
];
/** Registers every noun's calls; the console's, which play the outside world, only where it is asked for. */
export async function registerNouns(app: FastifyInstance, parts: NounParts, { console }: Pick<Settings, 'console'>) {
  for (const routes of console === 'off' ? nouns : [...nouns, consoleRoutes]) await routes(app, parts);
}
