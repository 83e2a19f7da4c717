import { type MatchedCall, matchCall } from '@mall/api-contract/match-call';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** What a request asks for: every rule of the gateway goes by it, none by the address as it was written. */
    asked: {
      /** Canonical, without the query; of a call of the workplace the API's, `/api/staff/…`. */
      path: string;
      /** The call of the contract, if it is one. */
      call: MatchedCall | undefined;
    };
  }
}

const ofWorkplace = '/_staff';

/** Finds out what each request asks for, once and before anything looks at it. The address has been made canonical already. */
export function addAsked(app: FastifyInstance) {
  app.decorateRequest('asked');
  app.addHook('onRequest', async (request) => {
    const whole = request.url.split('?')[0]!;
    const path = whole.startsWith(`${ofWorkplace}/api/`) ? whole.slice(ofWorkplace.length) : whole;
    request.asked = { path, call: path.startsWith('/api/') ? matchCall(request.method, path) : undefined };
  });
}
