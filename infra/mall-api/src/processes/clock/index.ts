import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { ApplicationService } from '../../modules/credit-application/application.service.ts';
import type { ActionJobs, ActionWork } from '../../modules/download/action-job.service.ts';
import { cataloguePress } from '../../modules/download/catalogue-press.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import type { ListReadings } from '../../modules/inquiry/list-reading.ts';
import type { SheetMatching } from '../../modules/inquiry/sheet-matching.ts';
import { type InvitationWays, startInvitations } from '../company/index.ts';
import { startTellingSuppliers } from '../staff/index.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startTradingClock } from './trading-clock.ts';

/** What happens in the mall by the clock, without anybody asking. */
export async function startClock(
  jobs: Jobs,
  parts: Parameters<typeof startTradingClock>[1] &
    InvitationWays & {
      files: FileService;
      storage: ObjectStorage;
      applications: Pick<ApplicationService, 'resealOld'>;
      matching: SheetMatching;
      readings: ListReadings;
      actionJobs: ActionJobs;
      actionKinds: Readonly<Record<string, ActionWork>>;
    },
) {
  await startTradingClock(jobs, parts);
  await startInvitations(jobs, parts);
  await startTellingSuppliers(jobs, parts);
  await cataloguePress({ ...parts, jobs, log: parts.logger }).start();
  await parts.matching.start();
  await parts.readings.start();
  await parts.actionJobs.start(parts.actionKinds);
  await startHousekeeping(jobs, parts.db, parts);
}
