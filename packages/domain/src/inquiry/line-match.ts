/** exact: this SKU and no other is meant; similar: a person has to look; unmatched: nothing of the kind is sold, or nothing was understood. */
export type MatchState = 'exact' | 'similar' | 'unmatched';

/** agrees: the SKU is what the line says; differs: it is something else; unknown: nothing tells. */
export type Verdict = 'agrees' | 'differs' | 'unknown';

export type Aspect = 'ownNumber' | 'skuNumber' | 'partNumber' | 'kind' | 'brand' | 'standard' | 'size' | 'attribute' | 'word';

/** What a line says of one thing, and what a candidate has. */
export interface MatchReason {
  aspect: Aspect;
  /** As a comparison's row is called: 螺纹规格, 品牌, 型号. */
  label: string;
  /** As the line has it. */
  said: string;
  /** As the SKU has it; '' where nothing tells. */
  has: string;
  verdict: Verdict;
}

export interface MatchCandidate {
  skuId: number;
  /** 0 to 100; 100 where everything said agrees. */
  score: number;
  reasons: MatchReason[];
}

/** What the line leaves open, and the values it could mean. */
export interface OpenChoice {
  label: string;
  values: string[];
}

/** By what the first candidate was found. */
export type MatchedBy = 'ownNumber' | 'skuNumber' | 'partNumber' | 'attributes' | 'text' | 'none';

/** What a line of an inquiry was matched with (rules inquiry 15, 34–38). */
export interface LineMatch {
  state: MatchState;
  by: MatchedBy;
  /** The likeliest first. */
  candidates: MatchCandidate[];
  /** The first candidate's equals of the private brands, by SKU id; the best seller first. */
  ownBrand: number[];
  /** Its equals of other brands. */
  otherBrands: number[];
  open: OpenChoice[];
  /** Why, in a sentence. */
  why: string;
}

const aspectLabels: Record<Aspect, string> = {
  ownNumber: '物料号',
  skuNumber: '商品编号',
  partNumber: '型号',
  kind: '品名',
  brand: '品牌',
  standard: '标准',
  size: '尺寸',
  attribute: '规格',
  word: '其他说明',
};

/** What a reason is called where no attribute names it. */
export const aspectLabel = (aspect: Aspect): string => aspectLabels[aspect];
