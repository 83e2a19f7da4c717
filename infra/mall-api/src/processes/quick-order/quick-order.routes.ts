import { cartCalls as calls } from '@mall/api-contract/cart';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import type { LineMatcher } from '../../modules/inquiry/line-matcher.ts';
import type { ReadListFile } from '../../modules/inquiry/list-file.ts';
import { quickOrderService } from './quick-order.service.ts';

interface Parts {
  db: Database;
  matcher: LineMatcher;
  files: FileService;
  readListFile: ReadListFile;
}

export function quickOrderRoutes(app: FastifyInstance, { db, ...parts }: Parts) {
  const quickOrders = quickOrderService(db, parts);
  route(app, calls.matchQuickOrder, (input, caller) => quickOrders.match(caller, input));
}
