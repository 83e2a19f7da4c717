import type { Release } from '../registry/release.ts';
import { checkBudget } from './budget.ts';
import { checkCalls } from './calls.ts';
import { checkMenu } from './menu.ts';
import type { OpenApiDocument } from './open-api.ts';
import { checkPlatform } from './platform.ts';
import type { Refusal } from './refusal.ts';
import { checkReserved, checkRoutes } from './routes.ts';
import { checkScreens } from './screens.ts';
import { checkShared } from './shared.ts';
import { checkSlots } from './slots.ts';

/**
 * The gate: may this release get live beside what is live? Pure; every rule is asked, so that one run names all there is to mend.
 * @param live every release that visitors get, stable and canary, the shell among them; one of the same area is replaced, never a rival
 * @param api what the live mall API serves
 * @returns nothing to refuse: an empty list
 */
export function checkRelease(release: Release, live: Release[], api: OpenApiDocument): Refusal[] {
  return [
    ...checkReserved(release),
    ...checkRoutes(release, live),
    ...checkScreens(release),
    ...checkMenu(release, live),
    ...checkSlots(release, live),
    ...checkShared(release, live),
    ...checkPlatform(release, live),
    ...checkCalls(release, live, api),
    ...checkBudget(release),
  ];
}
