import { type CallContract, contract } from '@mall/api-contract';

/** For tests: every call of the contract. */
export const everyCall: readonly CallContract[] = Object.values(
  contract as unknown as Record<string, Record<string, CallContract>>,
).flatMap((calls) => Object.values(calls));

/** For tests: the reason of a refusal, or its words where a call answers a file; '' where there is none. */
export function refusalOf(answer: { headers: Record<string, unknown>; statusCode: number; body: string }): string {
  if (String(answer.headers['content-type']).startsWith('application/json'))
    return (JSON.parse(answer.body) as { reason?: string }).reason ?? '';
  return answer.statusCode < 400 ? '' : answer.body;
}
