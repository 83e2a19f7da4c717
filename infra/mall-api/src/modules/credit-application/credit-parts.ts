import { createHash } from 'node:crypto';
import { embeddedFaceCheck } from '../../adapters/face-check/embedded-face-check.ts';
import { faceCheckService as outsideFaceCheck } from '../../adapters/face-check/face-check-service.ts';
import { embeddedIdCheck } from '../../adapters/id-check/id-check.ts';
import { idCheckService } from '../../adapters/id-check/id-check-service.ts';
import type { Database } from '../../database/database.ts';
import { personalSeal } from '../../database/personal-seal.ts';
import type { Settings } from '../../settings.ts';
import type { FileService } from '../file/file.service.ts';
import { applicationService } from './application.service.ts';
import { type ContractParts, contractService } from './contract.service.ts';
import { faceCheckService } from './face-check.service.ts';

type Given = ContractParts & { db: Database; files: FileService } & Pick<Settings, 'dataKeys' | 'idCheck' | 'faceCheck'>;

/** What personal data is sealed with; beside a production without its own key there is one of the installation's. */
export const sealOf = ({ dataKeys, installationKey }: Pick<Given, 'dataKeys' | 'installationKey'>) =>
  personalSeal(dataKeys ?? [{ id: 'installation', key: createHash('sha256').update('personal data').update(installationKey).digest() }]);

/** The services of credit applications, by what the settings choose of the outside world. */
export function creditParts({ db, files, ...given }: Given) {
  const playedFaces = embeddedFaceCheck(given.installationKey, given.mallUrl);
  const idCheck = given.idCheck ? idCheckService(given.idCheck) : embeddedIdCheck();
  const applications = applicationService(db, { files, seal: sealOf(given), idCheck });
  const faces = given.faceCheck ? outsideFaceCheck(given.faceCheck, given.mallUrl) : playedFaces;
  return {
    ...{ playedFaces, idCheck, applications },
    contracts: contractService(db, given),
    faceChecks: faceCheckService(db, { faces, applications }),
  };
}
