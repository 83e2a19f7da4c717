import { locationCalls } from './location.ts';

/** Every call the mall serves, by noun. A method is named after its path's last fixed segment. */
export const contract = {
  location: locationCalls,
};
export type Contract = typeof contract;
