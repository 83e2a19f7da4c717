/** What a job gives; each rule takes of it what it needs. Lengths in mm, forces in kN, temperatures in ℃, speeds in r/min. */
export interface SelectionInput {
  job: 'screwLength' | 'bearing' | 'oRing' | 'tapDrill' | 'torque' | 'cable' | 'contactor' | 'convert';
  thread?: number | undefined;
  pitch?: number | undefined;
  clamp?: number | undefined;
  into?: 'nut' | 'steel' | 'castIron' | 'aluminium' | 'plastic' | undefined;
  washers?: number | undefined;
  shaft?: number | undefined;
  speed?: number | undefined;
  radialLoad?: number | undefined;
  axialLoad?: number | undefined;
  hours?: number | undefined;
  inner?: number | undefined;
  section?: number | undefined;
  medium?: string | undefined;
  temperature?: number | undefined;
  propertyClass?: string | undefined;
  lubrication?: 'dry' | 'oiled' | 'paste' | undefined;
  power?: number | undefined;
  current?: number | undefined;
  voltage?: number | undefined;
  phases?: 1 | 3 | undefined;
  length?: number | undefined;
  value?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

/** What was selected: the sum line by line, what to search for, and where the rule comes from. */
export interface Selection {
  title: string;
  /** In one sentence; '' while something is missing. */
  result: string;
  missing: { field: string; words: string }[];
  steps: string[];
  keyword: string;
  notes: string[];
  /** `url` is the mall's knowledge page, or ''. */
  sources: { name: string; url: string }[];
}

export const lacks = (title: string, ...missing: [field: string, words: string][]): Selection => ({
  ...{ title, result: '', steps: [], keyword: '', notes: [], sources: [] },
  missing: missing.map(([field, words]) => ({ field, words })),
});

/** @param to how many digits behind the point are told */
export const told = (value: number, to = 1): string => String(Number(value.toFixed(to)));

export const knowledge = (name: string, id: number) => ({ name, url: `/knowledge/${id}` });
