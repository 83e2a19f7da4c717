/** What every call answers with (specification, storefront section 7): code 0 carries the body, any other code a message. */
export interface Envelope<Body> {
  code: number;
  message: string;
  body: Body;
  /** The refusal's name, beside the specification's fields, so that code compares names and not numbers. */
  reason?: string;
  /** Facts of the refusal: `{ field }` of a bad input, `{ shortfall }` of a credit line. */
  details?: unknown;
  requestId?: string;
}

/** The request headers of the specification, section 7. */
export const headerNames = {
  token: 'token',
  operatorId: 'operatorid',
  region: 'region',
  clientType: 'clienttype',
  apiVersion: 'apiversion',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
} as const;
