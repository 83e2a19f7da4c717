import { useRead } from '../calls/use-read.ts';

/** What waits for the roles of who is signed in. One question for the start page and the counts beside it. */
export const useQueues = () => useRead(['staff.listQueues'], (sdk) => sdk.staff.listQueues());
