import type { FastifyInstance } from 'fastify';
import { balanceRoutes } from './balance.routes.ts';
import { manufacturerRoutes } from './manufacturer.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { securityRoutes } from './security.routes.ts';

type Parts = Parameters<typeof peopleRoutes>[1] &
  Parameters<typeof securityRoutes>[1] &
  Parameters<typeof balanceRoutes>[1] &
  Parameters<typeof manufacturerRoutes>[1];

/** The calls of a company's own house. */
export function companyRoutes(app: FastifyInstance, parts: Parts) {
  peopleRoutes(app, parts);
  securityRoutes(app, parts);
  balanceRoutes(app, parts);
  manufacturerRoutes(app, parts);
}
