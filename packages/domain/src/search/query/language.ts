/** Cuts a run of Han into words. */
export type Cut = (run: string) => string[];

/** A word of its own and how much it weighs against others when a run is cut. */
export interface WeighedWord {
  word: string;
  weight: number;
}

/** What only heavy dictionaries know. The server has them and passes them in; the rules here never load one. */
export interface Language {
  /** How each character is read, without tones: 螺丝 → ['luo', 'si']. What isn't Chinese stands for itself. */
  syllables(text: string): string[];
  /** Cuts into these words alone; what is none of them comes as single characters. */
  cutterFor(words: readonly WeighedWord[]): Cut;
  /** Cuts with a general dictionary of Chinese and these words. */
  generalCutterFor(words: readonly WeighedWord[]): GeneralCutter;
}

export interface GeneralCutter {
  /** The likeliest cut. */
  cut: Cut;
  /** The likeliest cut and the shorter words within its words. */
  cutForSearch: Cut;
  /** Every word that stands anywhere in the run. */
  cutAll: Cut;
}
