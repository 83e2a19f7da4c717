import type { PoolDatabase } from './database/database.ts';
import type { KnownStaff } from './modules/operator/known-staff.ts';
import type { Pictures } from './modules/product/pictures.routes.ts';

/** What whoever starts a mall may give it. Without any of it the mall serves what its database holds. */
export interface MallPorts {
  /** Draws what is asked for; without it every SKU, brand and banner has the same plain picture. */
  pictures?: Pictures;
  /** A folder of films, served under `/img/video/`, instead of the one that the settings name. */
  films?: URL;
  /**
   * Sees to it that the mall has its content; it is served when this is done.
   * @param mall its database, migrated; that database's address for other processes; the installation's key; a signal that ends it all
   */
  fill?: (mall: { db: PoolDatabase; url: string; installationKey: Buffer; signal: AbortSignal }) => Promise<void>;
  /** Staff whose authenticators the console plays: everybody knows their secrets. */
  staff?: readonly KnownStaff[];
}
