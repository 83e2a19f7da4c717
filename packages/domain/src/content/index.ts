export {
  type AgreementType,
  type AgreementVersion,
  agreementsOf,
  agreementType,
  agreementTypes,
  agreementUrl,
  judgeAgreements,
} from './agreement.ts';
export {
  type ContentKind,
  contentKindNames,
  contentKinds,
  contentUrl,
  fixedPages,
  isPageSlug,
  isSetAddress,
  type PageFolder,
  pageFolders,
  pageHash,
  pagesShowing,
  slugOfHash,
  tilesShowing,
} from './item.ts';
export { type DatedVersion, liveVersion, type VersionState, versionStateNames, versionStateOf, wasLive } from './version-state.ts';
