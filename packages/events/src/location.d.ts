export type LocationEvents = {
  /** By the shell: prices and delivery times are for another region now. */
  'location:changed': { stateProvinceId: number; label: string };
};
