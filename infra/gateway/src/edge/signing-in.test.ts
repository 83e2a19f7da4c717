import { expect, test } from '@jest/globals';
import { type CallContract, contract } from '@mall/api-contract';
import { signingIn } from './session-calls.ts';

test('whatever call answers with a contact person’s token, the edge keeps it in the cookie', () => {
  const calls = Object.values(contract as unknown as Record<string, Record<string, CallContract>>).flatMap((all) => Object.values(all));
  const ofPeople = calls.filter(({ response }) => {
    const { properties = {} } = (response ?? {}) as { properties?: object };
    return 'kpId' in properties && 'token' in properties;
  });
  expect(new Set(ofPeople)).toEqual(signingIn);
});
