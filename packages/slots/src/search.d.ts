export interface SearchSlots {
  /** mf-search. The box in the header; the frame shows a plain form until it is there. */
  'search-box': { keyword: string };
}
