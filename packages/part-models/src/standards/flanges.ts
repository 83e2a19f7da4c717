export interface Flange {
  /** Bolt circle and how many holes of what diameter, mm. */
  K: number;
  n: number;
  L: number;
  /** Thickness of plate and blind flange, and of a welding neck's, mm. */
  plate: number;
  neck: number;
  blind: number;
  /** Pipe's outside, a plate flange's bore, mm. */
  pipe: number;
  bore: number;
  /** Raised face's diameter; its height is 2. */
  face: number;
  /** Welding neck: diameter at its foot, whole height, mm. */
  N: number;
  H: number;
}
const flange = (...[K, n, L, plate, neck, blind, pipe, bore, face, N, H]: number[]): Flange =>
  ({ K, n, L, plate, neck, blind, pipe, bore, face, N, H }) as Flange;

/** Steel flanges PN 16 by DN/outside: HG/T 20592 and EN 1092-1, types 01 (plate), 11 (welding neck) and 05 (blind). */
export const flanges16: Readonly<Record<string, Flange>> = {
  '15/95': flange(65, 4, 14, 14, 16, 16, 21.3, 22, 45, 32, 38),
  '20/105': flange(75, 4, 14, 16, 18, 18, 26.9, 27.5, 58, 40, 40),
  '25/115': flange(85, 4, 14, 16, 18, 18, 33.7, 34.5, 68, 46, 40),
  '32/140': flange(100, 4, 18, 18, 18, 18, 42.4, 43.5, 78, 56, 42),
  '40/150': flange(110, 4, 18, 18, 18, 18, 48.3, 49.5, 88, 64, 45),
  '50/165': flange(125, 4, 18, 20, 18, 18, 60.3, 61.5, 102, 75, 45),
  '65/185': flange(145, 8, 18, 20, 18, 18, 76.1, 77.5, 122, 90, 45),
  '80/200': flange(160, 8, 18, 20, 20, 20, 88.9, 90.5, 138, 105, 50),
  '100/220': flange(180, 8, 18, 22, 20, 20, 114.3, 116, 158, 131, 52),
  '150/285': flange(240, 8, 22, 24, 22, 22, 168.3, 170.5, 212, 184, 55),
  '200/340': flange(295, 12, 22, 26, 24, 24, 219.1, 221.5, 268, 235, 62),
};
