/** A picture as the models see it: three bytes a pixel, red first, row after row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}
