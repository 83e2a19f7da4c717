import { join } from 'node:path';
import { workshop } from '@mall/part-models';
import type { FastifyInstance } from 'fastify';
import { captchaOf } from './adapters/captcha/captcha-of.ts';
import { invoiceIssuingOf } from './adapters/invoice-issuing/invoice-issuing-of.ts';
import { mailOutbox } from './adapters/mail/mail.ts';
import { smtpMail } from './adapters/mail/smtp-mail.ts';
import { openObjectStorage } from './adapters/object-storage/open-object-storage.ts';
import { ocrOf } from './adapters/ocr/ocr-of.ts';
import { paymentProvidersOf } from './adapters/payment/payment-providers.ts';
import type { SmsPort } from './adapters/sms.ts';
import { spreadsheetReader } from './adapters/spreadsheet/read-spreadsheet.ts';
import { embeddedWechat } from './adapters/wechat/embedded-wechat.ts';
import { wechatOfficialAccount } from './adapters/wechat/wechat.ts';
import type { PoolDatabase } from './database/database.ts';
import type { Jobs } from './jobs/jobs.ts';
import { accountRoutes } from './modules/account/account.routes.ts';
import { invoiceReceiverRoutes } from './modules/account/invoice-receiver.routes.ts';
import { agentRoutes } from './modules/assistant/agent.routes.ts';
import { assistantRoutes } from './modules/assistant/assistant.routes.ts';
import { assistantKeyRoutes } from './modules/assistant/assistant-key.routes.ts';
import { preparedActRoutes } from './modules/assistant/prepared-act.routes.ts';
import { talkRoutes } from './modules/assistant/talk.routes.ts';
import { cartRoutes } from './modules/cart/cart.routes.ts';
import { cartListExport } from './modules/cart/cart-export.ts';
import { brandPageService } from './modules/catalogue/brand-page.service.ts';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes.ts';
import { catalogueService } from './modules/catalogue/catalogue.service.ts';
import { comparisonRoutes } from './modules/comparison/comparison.routes.ts';
import { consoleRoutes } from './modules/console/console.routes.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { contentPictures } from './modules/content/content-pictures.ts';
import { contentPreviews } from './modules/content/content-preview.ts';
import { creditRoutes } from './modules/credit/credit.routes.ts';
import { contractRoutes } from './modules/credit-application/contract.routes.ts';
import { creditApplicationRoutes } from './modules/credit-application/credit-application.routes.ts';
import { creditParts } from './modules/credit-application/credit-parts.ts';
import { faceCheckRoutes } from './modules/credit-application/face-check.routes.ts';
import { faceCheckConsoleRoutes } from './modules/credit-application/face-check-console.routes.ts';
import { discountRoutes } from './modules/discount/discount.routes.ts';
import { type ActionWork, actionJobService } from './modules/download/action-job.service.ts';
import { catalogueBookRoutes } from './modules/download/catalogue-book.routes.ts';
import { downloadRoutes } from './modules/download/download.routes.ts';
import { fileRoutes } from './modules/file/file.routes.ts';
import { fileService } from './modules/file/file.service.ts';
import { inquiryRoutes } from './modules/inquiry/inquiry.routes.ts';
import { lineMatcher } from './modules/inquiry/line-matcher.ts';
import { listFileReader } from './modules/inquiry/list-file.ts';
import { listReadings } from './modules/inquiry/list-reading.ts';
import { quotationRoutes } from './modules/inquiry/quotation.routes.ts';
import { sheetMatching } from './modules/inquiry/sheet-matching.ts';
import { invoiceFiles } from './modules/invoice/invoice-files.ts';
import { layoutRoutes } from './modules/layout/layout.routes.ts';
import { layoutService } from './modules/layout/layout.service.ts';
import { locationRoutes } from './modules/location/location.routes.ts';
import { notificationRoutes } from './modules/notification/notification.routes.ts';
import { ocrRoutes } from './modules/ocr/ocr.routes.ts';
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
import { supplierRoutes } from './modules/supplier/supplier.routes.ts';
import { wishListRoutes } from './modules/wish-list/wish-list.routes.ts';
import { type Printer, paperPrinter } from './papers/printer.ts';
import type { MallPorts } from './ports.ts';
import { afterSalesRoutes } from './processes/after-sales/after-sales.routes.ts';
import { approvalRoutes } from './processes/approving/approval.routes.ts';
import { blackCardRoutes } from './processes/black-card/black-card.routes.ts';
import { blackCardSubject } from './processes/black-card/index.ts';
import { type ChargeSubjects, cashierRoutes } from './processes/cashier/index.ts';
import { brandRoutes } from './processes/catalogue-pages/brand.routes.ts';
import { campaignPageRoutes } from './processes/catalogue-pages/campaign-page.routes.ts';
import { cataloguePageRoutes } from './processes/catalogue-pages/catalogue-page.routes.ts';
import { homeRoutes } from './processes/catalogue-pages/home.routes.ts';
import { privateBrandRoutes } from './processes/catalogue-pages/private-brand.routes.ts';
import { skuPageRoutes } from './processes/catalogue-pages/sku-page.routes.ts';
import { checkoutRoutes } from './processes/checkout/checkout.routes.ts';
import { balanceRecordExport, companyRoutes, topUpSubject } from './processes/company/index.ts';
import { contentPageRoutes } from './processes/content-pages/content-page.routes.ts';
import { creditBillRoutes } from './processes/credit-billing/credit-bill.routes.ts';
import { creditBillSubject } from './processes/credit-billing/index.ts';
import { headerCountsRoutes } from './processes/header-counts/header-counts.routes.ts';
import { invoiceRoutes } from './processes/invoicing/invoice.routes.ts';
import { deliveryRoutes } from './processes/order-desk/delivery.routes.ts';
import { orderListExport, orderReader, orderSubject } from './processes/order-desk/index.ts';
import { orderRoutes } from './processes/order-desk/order.routes.ts';
import { orderChangeRoutes } from './processes/order-desk/order-change.routes.ts';
import { orderListRoutes } from './processes/order-desk/order-list.routes.ts';
import { orderPaperRoutes } from './processes/order-desk/order-papers.routes.ts';
import { payLinkRoutes } from './processes/order-desk/pay-link.routes.ts';
import { paymentRoutes } from './processes/order-desk/payment.routes.ts';
import { quickOrderRoutes } from './processes/quick-order/quick-order.routes.ts';
import { staffRoutes } from './processes/staff/staff.routes.ts';
import { staffAfterSalesRoutes } from './processes/staff/staff-after-sales.routes.ts';
import { staffBillRoutes } from './processes/staff/staff-bill.routes.ts';
import { staffCampaignRoutes } from './processes/staff/staff-campaign.routes.ts';
import { staffCatalogueBookRoutes } from './processes/staff/staff-catalogue-book.routes.ts';
import { staffCompanyRoutes } from './processes/staff/staff-company.routes.ts';
import { staffContentRoutes } from './processes/staff/staff-content.routes.ts';
import { staffCouponRoutes } from './processes/staff/staff-coupon.routes.ts';
import { staffCreditRoutes } from './processes/staff/staff-credit.routes.ts';
import { staffInvoiceRoutes } from './processes/staff/staff-invoice.routes.ts';
import { staffProductRoutes } from './processes/staff/staff-product.routes.ts';
import { staffSupplierRoutes } from './processes/staff/staff-supplier.routes.ts';
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
  const matcher = lineMatcher(db, engine, catalogue);
  const matching = sheetMatching(db, jobs, matcher);
  const storage = openObjectStorage(settings.files);
  const files = fileService(db, { storage, installationKey });
  const layout = layoutService(db);
  const printer: Printer = paperPrinter();
  const ocr = ocrOf(settings);
  // Long work that ends in a file, by its kind: an export of another noun is a line here.
  const actionKinds: Record<string, ActionWork> = {
    'cart-list': cartListExport(db, printer),
    'order-list': orderListExport(db),
    'balance-records': balanceRecordExport(db),
  };
  return {
    ...{ db, sms, installationKey, mallUrl, engine, catalogue, product, matcher, matching, jobs, actionKinds },
    readListFile: listFileReader(spreadsheetReader({ timeLimitMs: readingLimitMs })),
    ...{ files, ocr, readings: listReadings(db, jobs, files, ocr) },
    actionJobs: actionJobService(db, jobs, files),
    ...{ pictures: ports.pictures ?? plainPictures, films: ports.films ?? settings.films, staff: ports.staff ?? [] },
    ...paymentProvidersOf({ db, embeddedAdapters, mallUrl }),
    subjects: { order: orderSubject, membership: blackCardSubject, topUp: topUpSubject, creditBill: creditBillSubject } as ChargeSubjects,
    models: modelService({ workshop: workshop(), kept: keptFiles(join(settings.dataFolder, 'part-models'), mostFiles) }),
    captchas: captchaOf(db, settings),
    mail: settings.embeddedAdapters || !settings.mail ? mailOutbox() : smtpMail(settings.mail),
    wechat: embeddedAdapters ? embeddedWechat(db) : settings.wechat && wechatOfficialAccount(settings.wechat),
    search: searchService({ db, engine, product, catalogue }),
    ...{ layout, storage },
    brands: brandPageService(db, catalogue),
    issuing: invoiceIssuingOf(settings, { db, printer, seller: () => layout.letterhead(mallUrl) }),
    invoiceFiles: invoiceFiles(storage),
    ...{ contentPictures: contentPictures(db, storage), contentPreviews: contentPreviews(installationKey) },
    printer,
    orders: orderReader(db),
    ...creditParts({ ...settings, db, files, storage, printer, installationKey }),
  };
}
export type NounParts = ReturnType<typeof nounParts>;
type Routes = (app: FastifyInstance, parts: NounParts) => void | Promise<void>;

/** Every noun's calls, in the order of the list of nouns (docs/house.md); a call that several nouns answer stands in their process. */
const nouns: readonly Routes[] = [
  ...[
    accountRoutes,
    invoiceReceiverRoutes,
    fileRoutes,
    ocrRoutes,
    notificationRoutes,
    headerCountsRoutes,
    operatorRoutes,
    companyRoutes,
    locationRoutes,
    layoutRoutes,
  ],
  ...[
    catalogueRoutes,
    cataloguePageRoutes,
    brandRoutes,
    privateBrandRoutes,
    campaignPageRoutes,
    homeRoutes,
    productRoutes,
    aboutProductRoutes,
    modelRoutes,
    skuPageRoutes,
    pictureRoutes,
    pricingRoutes,
    searchRoutes,
  ],
  ...[
    comparisonRoutes,
    wishListRoutes,
    cartRoutes,
    discountRoutes,
    inquiryRoutes,
    quotationRoutes,
    quickOrderRoutes,
    checkoutRoutes,
    approvalRoutes,
  ],
  ...[orderRoutes, orderListRoutes, orderChangeRoutes, orderPaperRoutes, invoiceRoutes, afterSalesRoutes],
  ...[paymentRoutes, payLinkRoutes, blackCardRoutes, cashierRoutes, deliveryRoutes, creditRoutes, creditBillRoutes],
  ...[creditApplicationRoutes, contractRoutes, faceCheckRoutes],
  ...[contentRoutes, contentPageRoutes, downloadRoutes, catalogueBookRoutes, supplierRoutes],
  ...[assistantRoutes, assistantKeyRoutes, preparedActRoutes, agentRoutes, talkRoutes],
  ...[
    staffRoutes,
    staffAfterSalesRoutes,
    staffBillRoutes,
    staffCampaignRoutes,
    staffCompanyRoutes,
    staffContentRoutes,
    staffCouponRoutes,
    staffCreditRoutes,
    staffInvoiceRoutes,
    staffProductRoutes,
    staffSupplierRoutes,
    staffCatalogueBookRoutes,
  ],
];
/** Registers every noun's calls; the console's, which play the outside world, only where it is asked for. */
export async function registerNouns(app: FastifyInstance, parts: NounParts, { console }: Pick<Settings, 'console'>) {
  for (const routes of console === 'off' ? nouns : [...nouns, consoleRoutes, faceCheckConsoleRoutes]) await routes(app, parts);
}
