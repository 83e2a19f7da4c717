export { faultsInPage, faultsOfWholePage } from './axe-in-page.ts';
export { type PageWeight, weighPage } from './page-weight.ts';
export { callFromPage, colleague, type DemoBuyer, demoBuyer, newcomer, otherBuyer, signInAs, signOut, undecided } from './sign-in.ts';
export { actAsStaff } from './staff.ts';
