import { smsOutbox } from '../adapters/sms.ts';
import { buildApp } from '../app.ts';
import type { PoolDatabase } from '../database/database.ts';
import { recordedJobs } from '../jobs/jobs.ts';
import type { MallPorts } from '../ports.ts';
import { readSettings } from '../settings.ts';
import { embedded, testingInstallationKey } from './embedded.ts';

/** Test builder: the whole API over a database, asked with `inject`. Close it after the test. @param env what differs from most tests' environment */
export const aMall = (db: PoolDatabase, ports: Omit<MallPorts, 'fill'> = {}, env: NodeJS.ProcessEnv = {}) =>
  buildApp({
    db,
    settings: readSettings({ ...embedded, ...env }),
    jobs: recordedJobs(),
    sms: smsOutbox(),
    ports,
    installationKey: testingInstallationKey,
  });
