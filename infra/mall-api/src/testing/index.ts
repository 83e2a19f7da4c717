// The front door for tests of other workspaces.
export { catalogueService } from '../modules/catalogue/catalogue.service.ts';
export { matchingPorts } from '../modules/inquiry/matching-ports.ts';
export { postgresSearchEngine } from '../modules/search/postgres-search-engine.ts';
export type { SearchRequest } from '../modules/search/search-engine.ts';
export { type ACompany, aCompany } from './a-company.ts';
export { aMall } from './a-mall.ts';
export { type AnOperator, anOperator, aStaffKey } from './an-operator.ts';
export { contentFaults } from './content-faults.ts';
export { testingInstallationKey } from './embedded.ts';
export { testingDatabase } from './testing-database.ts';
