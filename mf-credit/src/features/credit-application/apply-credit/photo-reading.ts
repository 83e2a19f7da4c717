import type { ApplicationFieldName, ApplicationValues } from '@mall/domain/credit-application';
import { keptReading, type ReadPhoto, readValues } from '@mall/mall-parts/ocr';
import type { CallOutput, usePlatform } from '@mall/mf-kit';

type Sdk = ReturnType<typeof usePlatform>['sdk'];
type Kept = CallOutput<'file.uploadFile'>;
export interface Photo {
  what: string;
  read: ReadPhoto<object>;
  /** What of it goes into which field. */
  valuesOf: (read: object) => ApplicationValues;
}

const taken = (fields: Partial<Record<string, ApplicationFieldName>>) => (read: object) =>
  Object.fromEntries(
    Object.entries(readValues(read)).flatMap(([name, value]) => (fields[name] && value ? [[fields[name], value]] : [])),
  ) as ApplicationValues;

/** The photos of an application: how each is read, and what it fills (rule credit-application 7). @param onKept told the file, read or not */
export function photosOf(
  sdk: Sdk,
  onKept: (field: ApplicationFieldName, kept: Kept) => void,
): Partial<Record<ApplicationFieldName, Photo>> {
  const { ocr } = sdk;
  const photo = <Read extends object>(
    field: ApplicationFieldName,
    what: string,
    call: Parameters<typeof keptReading<Read>>[2],
    fields: Partial<Record<keyof Read & string, ApplicationFieldName>>,
  ): [ApplicationFieldName, Photo] => [
    field,
    { what, read: keptReading(sdk, (kept) => onKept(field, kept), call, 'identity'), valuesOf: taken(fields) },
  ];
  return Object.fromEntries([
    photo('licenceFile', '营业执照', ocr.ocrBusinessLicenseByFileUrl, {
      ...{ name: 'licenceName', creditCode: 'creditCode', address: 'licenceAddress' },
      ...{ foundedOn: 'establishedOn', termUntil: 'licenceUntil' },
    }),
    photo('idFrontFile', '身份证人像面', ocr.ocrIdCardByFileUrl, { name: 'legalName', number: 'idNumber' }),
    photo('idBackFile', '身份证国徽面', ocr.ocrIdCardByFileUrl, { validUntil: 'idUntil' }),
    photo('bankFile', '开户许可证', ocr.ocrBankAccountLicenseByFileUrl, {
      name: 'accountName',
      bank: 'bankName',
      accountNumber: 'accountNumber',
    }),
  ]);
}
