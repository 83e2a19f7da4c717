import { createSdk } from '@mall/api-sdk';
import { learnServerTime } from './server-clock.ts';

/** The workplace's own way to the API: only there does the gateway put the session of staff into a call. */
export const staffSdk = createSdk({
  baseUrl: '/_staff',
  headers: () => ({}),
  fetch: async (...request) => {
    const answer = await fetch(...request);
    learnServerTime(answer.headers.get('date'));
    return answer;
  },
});
