import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { CaptchaServiceSettings } from './adapters/captcha/captcha-service.ts';
import type { FaceCheckSettings } from './adapters/face-check/face-check-service.ts';
import type { IdCheckSettings } from './adapters/id-check/id-check-service.ts';
import type { InvoiceServiceSettings } from './adapters/invoice-issuing/invoice-issuing-service.ts';
import type { SmtpSettings } from './adapters/mail/smtp-mail.ts';
import type { OcrServiceSettings } from './adapters/ocr/ocr-service.ts';
import { type DataKey, readDataKeys } from './database/personal-seal.ts';
import { insistOnSettings, isDevelopment } from './required-settings.ts';

/** What the environment decides. */
export interface Settings {
  host: string;
  port: number;
  /** Folder of everything the mall keeps on this machine. */
  dataFolder: string;
  /** Where files of buyers are kept: a folder, or `s3://bucket/prefix`. */
  files: string;
  /** A folder of films for pages, which every process of the API sees; without one the mall has none. */
  films: URL | undefined;
  /** Key of this installation, at least 16 characters; without it one is made and kept in the data folder. */
  key: string | undefined;
  /** A PostgreSQL server (15 or newer) instead of the embedded one; several hosts of a cluster that fails over: `postgres://…@a:5432,b:5432/mall`. */
  databaseUrl: string | undefined;
  /** Whether the outside world is embedded: only where that is asked for by name. */
  embeddedAdapters: boolean;
  /** Who may use the console's calls: nobody, this machine, or whoever reaches it. Never beside real adapters. */
  console: ConsoleAccess;
  /** Where SMS go with `MALL_ADAPTERS=real`: JSON `{phone, text}` is posted there, the secret as bearer. */
  sms: { url: string; secret: string } | undefined;
  /** The mail server, with `MALL_ADAPTERS=real`. */
  mail: SmtpSettings | undefined;
  /** The outside service that tells people from robots, with `MALL_CAPTCHA=service`; without one the browser works. */
  captcha: CaptchaServiceSettings | undefined;
  /** How many tries the lightest work of a captcha has; a try takes a browser somewhat less than a millisecond. */
  captchaTries: number;
  /** The outside service that reads pictures, with `MALL_OCR=service`; without one the mall's own model does. */
  ocr: OcrServiceSettings | undefined;
  /** The outside service that issues invoices, with `MALL_ADAPTERS=real`. */
  invoices: InvoiceServiceSettings | undefined;
  /** What numbers of persons are sealed under, the newest first; without one it is made of the installation's key. */
  dataKeys: DataKey[] | undefined;
  /** The outside services that hold a name against an ID number and a face against an ID card, with `MALL_ADAPTERS=real`. */
  idCheck: IdCheckSettings | undefined;
  faceCheck: FaceCheckSettings | undefined;
  /** The mall's official account at WeChat, with `MALL_ADAPTERS=real`; without one WeChat's browser is a browser like any other. */
  wechat: { appId: string; secret: string } | undefined;
  /** Where buyers find the mall: for links that leave it, such as QR codes. */
  mallUrl: string;
  /** NODE_ENV is development, or nothing beside embedded adapters: then the API's calls can be looked through at `/api/docs`. */
  isDevelopment: boolean;
  logLevel: string;
  /** Private networks that webhooks may go to besides the public internet: `10.1.0.0/16`. */
  webhookNetworks: string[];
  /** Whose `x-forwarded-for` is believed. */
  trustedProxies: string;
  /** Who may read `/metrics`; without it only this machine may. */
  metricsToken: string | undefined;
}

const consoleAccess = ['off', 'on', 'open'] as const;
export type ConsoleAccess = (typeof consoleAccess)[number];

const root = fileURLToPath(new URL('../../..', import.meta.url));

const whole = (env: NodeJS.ProcessEnv, name: string, fallback: number) => {
  const value = Number(env[name] ?? fallback);
  if (!Number.isInteger(value) || value < 0) throw new Error(`${name} should be a whole number, not "${env[name]}"`);
  return value;
};

/** Where the database is: all that a command beside the API needs to know. */
export const whereDatabaseIs = (env: NodeJS.ProcessEnv = process.env): Pick<Settings, 'dataFolder' | 'databaseUrl'> => ({
  dataFolder: resolve(root, env.MALL_DATA || '.mall'),
  databaseUrl: env.DATABASE_URL || undefined,
});

/** The folder where buyers' files lie; undefined where a bucket holds them. */
export const folderOfFiles = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const place = placeOfFiles(env);
  return place.startsWith('s3://') ? undefined : resolve(place);
};
const placeOfFiles = (env: NodeJS.ProcessEnv) => env.MALL_FILES || join(whereDatabaseIs(env).dataFolder, 'files');

/** How long nothing may move in a backup or a restore, in s. */
export const backupSilence = (env: NodeJS.ProcessEnv = process.env): number => Math.max(whole(env, 'MALL_BACKUP_SILENCE', 120), 1);

/** Where webhooks may go: a command beside the API sends them too. */
export const webhookSettings = (env: NodeJS.ProcessEnv = process.env): Pick<Settings, 'webhookNetworks' | 'isDevelopment'> => ({
  webhookNetworks: (env.MALL_WEBHOOK_NETWORKS ?? '').split(',').filter((network) => network.trim()),
  isDevelopment: isDevelopment(env),
});

/** Reads the settings. @throws {Error} listing what is missing, or naming the variable that makes no sense */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  insistOnSettings(env);
  const adapters = env.MALL_ADAPTERS;
  if (adapters !== 'embedded' && adapters !== 'real') throw new Error('MALL_ADAPTERS is "embedded" or "real"');
  if (!['work', 'service'].includes(env.MALL_CAPTCHA || 'work')) throw new Error('MALL_CAPTCHA is "work" or "service"');
  if (!['model', 'service'].includes(env.MALL_OCR || 'model')) throw new Error('MALL_OCR is "model" or "service"');
  const access = consoleAccess.find((one) => one === (env.MALL_CONSOLE || 'off'));
  if (!access) throw new Error('MALL_CONSOLE is "off", "on" for this machine, or "open" for whoever reaches it');
  if (access !== 'off' && adapters === 'real') throw new Error('MALL_CONSOLE plays the embedded adapters: it is "off" beside real ones');
  if (env.MALL_KEY && env.MALL_KEY.length < 16) throw new Error('MALL_KEY should have at least 16 characters');
  return {
    host: env.API_HOST ?? '127.0.0.1',
    port: whole(env, 'API_PORT', 8081),
    ...whereDatabaseIs(env),
    files: placeOfFiles(env),
    films: env.MALL_FILMS ? pathToFileURL(`${resolve(root, env.MALL_FILMS)}/`) : undefined,
    key: env.MALL_KEY || undefined,
    embeddedAdapters: adapters === 'embedded',
    console: access,
    sms: env.SMS_URL ? { url: env.SMS_URL, secret: env.SMS_SECRET ?? '' } : undefined,
    invoices: env.INVOICE_URL && adapters === 'real' ? { url: env.INVOICE_URL, secret: env.INVOICE_SECRET ?? '' } : undefined,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? '' } : undefined,
    captcha:
      env.MALL_CAPTCHA === 'service'
        ? { url: env.CAPTCHA_URL!, secret: env.CAPTCHA_SECRET!, appId: env.CAPTCHA_APP_ID!, script: env.CAPTCHA_SCRIPT! }
        : undefined,
    captchaTries: Math.max(whole(env, 'MALL_CAPTCHA_TRIES', 800), 1),
    ocr: env.MALL_OCR === 'service' ? { url: env.OCR_URL!, secret: env.OCR_SECRET! } : undefined,
    dataKeys: env.MALL_DATA_KEYS ? readDataKeys(env.MALL_DATA_KEYS) : undefined,
    idCheck: adapters === 'real' ? { url: env.ID_CHECK_URL!, secret: env.ID_CHECK_SECRET! } : undefined,
    faceCheck: adapters === 'real' ? { url: env.FACE_CHECK_URL!, secret: env.FACE_CHECK_SECRET! } : undefined,
    wechat: env.WECHAT_APP_ID ? { appId: env.WECHAT_APP_ID, secret: env.WECHAT_APP_SECRET ?? '' } : undefined,
    mallUrl: (env.MALL_URL || `http://localhost:${env.PORT || 8080}`).replace(/\/$/, ''),
    logLevel: env.LOG_LEVEL ?? 'info',
    ...webhookSettings(env),
    trustedProxies: env.TRUSTED_PROXIES ?? 'loopback',
    metricsToken: env.METRICS_TOKEN || undefined,
  };
}
