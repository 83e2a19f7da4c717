import { ApiError, type CallFailure, type Sdk } from '@mall/api-sdk';

type Answers = {
  [N in keyof Sdk]?: {
    [M in keyof Sdk[N]]?: Sdk[N][M] extends (input: infer I, options?: infer O) => infer R ? (input: I, options?: O) => R : never;
  };
};

/** An SDK that answers what the test says; a call nobody answered for is the test's own mistake and says so. */
export function fakeSdk(answers: Answers): Sdk {
  return new Proxy({} as Sdk, {
    get: (_, noun: string) =>
      new Proxy(
        {},
        {
          get: (__, method: string) => {
            const answer = (answers as Record<string, Record<string, unknown> | undefined>)[noun]?.[method];
            return answer ?? (() => Promise.reject(new Error(`the test has no answer for ${noun}.${method}`)));
          },
        },
      ),
  });
}

/** A refusal as the API would send it. */
export const refusal = <R extends CallFailure['reason']>(
  reason: R,
  message: string,
  details?: Extract<CallFailure, { reason: R }>['details'],
) => new ApiError(message, { reason, code: 1, details, requestId: 'test' }) as ApiError & CallFailure;
