import { call } from '@mall/mf-kit';

/** Everything the home page shows, in one request. */
export const homeCall = () => call('home.getMallIndex');
