export { faultsInPage } from './axe-in-page.ts';
export { callFromPage, type DemoBuyer, demoBuyer, otherBuyer, signInAs, signOut } from './sign-in.ts';
