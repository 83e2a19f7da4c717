import { createStore } from '@mall/mf-kit';
import type { RouteMatch } from '@mall/mf-kit/manifest';
import type { SiteRoute } from './site-routes.ts';

/** The route that is shown: its layout decides the frame. */
export const currentRoute = createStore<RouteMatch<SiteRoute> | undefined>(undefined);
