/** What every call answers with (rule calls 11): code 0 carries the body, any other code a message. */
export interface Envelope<Body> {
  code: number;
  message: string;
  body: Body;
  /** The refusal's name, so that code compares names and not numbers (rule calls 12). */
  reason?: string;
  /** Facts of the refusal: `{ field }` of a bad input, `{ shortfall }` of a credit line. */
  details?: unknown;
  requestId?: string;
}

/** The request headers (rule calls 1). */
export const headerNames = {
  token: 'token',
  operatorId: 'operatorid',
  region: 'region',
  clientType: 'clienttype',
  apiVersion: 'apiversion',
  idempotencyKey: 'idempotency-key',
  requestId: 'x-request-id',
  /** From the gateway only: the browser by its cookie, so that an account knows the devices it has signed in on. */
  device: 'x-device',
} as const;
