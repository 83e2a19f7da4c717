import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry/registry.ts';
import { debugRoutes } from './debug-routes.ts';
import { loginRoutes } from './login-routes.ts';
import type { Operators } from './operators.ts';
import { overrideRoutes } from './override-routes.ts';
import { registryView } from './registry-view.ts';
import { createSelections, type Selections } from './selection.ts';

/** An operator's day on the gateway: login, overrides, past combinations, one area in isolation. @returns what pages ask before they choose versions */
export function serveOperator(app: FastifyInstance, operators: Operators, live: Registry): Selections {
  const registry = registryView(live);
  const selections = createSelections(operators, registry);
  loginRoutes(app, operators);
  overrideRoutes(app, { operators, registry, selections });
  debugRoutes(app, { operators, registry });
  return selections;
}
