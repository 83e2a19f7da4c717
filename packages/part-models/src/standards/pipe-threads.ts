export interface PipeThread {
  /** 'G1/2'. */
  name: string;
  /** Major diameter and pitch of ISO 228-1, mm. */
  diameter: number;
  pitch: number;
  /** Malleable fittings of EN 10242 (GB/T 3287), mm: middle to face of elbows and tees, of 45° elbows; length of sockets and hexagon nipples. */
  face: number;
  face45: number;
  socket: number;
  nipple: number;
  /** Width across flats of a nipple's hexagon, mm. */
  flats: number;
}
const row = (
  name: string,
  ...[diameter, pitch, face, face45, socket, nipple, flats]: [number, number, number, number, number, number, number]
): PipeThread => ({
  ...{ name, diameter, pitch, face, face45, socket, nipple, flats },
});

/** By nominal bore DN. */
export const pipeThreads: Readonly<Record<number, PipeThread>> = {
  8: row('G1/4', 13.157, 1.337, 21, 17, 27, 36, 19),
  10: row('G3/8', 16.662, 1.337, 25, 20, 30, 38, 22),
  15: row('G1/2', 20.955, 1.814, 28, 22, 36, 44, 27),
  20: row('G3/4', 26.441, 1.814, 33, 25, 39, 47, 32),
  25: row('G1', 33.249, 2.309, 38, 28, 45, 53, 38),
  32: row('G1-1/4', 41.91, 2.309, 45, 33, 50, 57, 48),
  40: row('G1-1/2', 47.803, 2.309, 50, 36, 55, 59, 54),
  50: row('G2', 59.614, 2.309, 58, 43, 65, 68, 67),
  65: row('G2-1/2', 75.184, 2.309, 69, 52, 74, 75, 84),
  80: row('G3', 87.884, 2.309, 78, 59, 80, 83, 98),
  100: row('G4', 113.03, 2.309, 96, 73, 94, 95, 124),
};

interface ConnectionThread {
  diameter: number;
  pitch: number;
  /** Thread engaged, mm: ISO 7-1 for R, as makers of miniature fittings make it for M5. */
  long: number;
}
/** Threads of small fittings by their name: R of ISO 7-1 (GB/T 7306), M5. */
const connections: Readonly<Record<string, ConnectionThread>> = {
  M5: { diameter: 5, pitch: 0.8, long: 4 },
  'R1/8': { diameter: 9.728, pitch: 0.907, long: 6.5 },
  'R1/4': { diameter: 13.157, pitch: 1.337, long: 9.7 },
  'R3/8': { diameter: 16.662, pitch: 1.337, long: 10.1 },
  'R1/2': { diameter: 20.955, pitch: 1.814, long: 13.2 },
};
export const connectionThread = (name: string): ConnectionThread | undefined =>
  Object.hasOwn(connections, name) ? connections[name] : undefined;
/** Useful length of an external pipe thread by nominal bore, ISO 7-1, mm. */
export const plugLength: Readonly<Record<number, number>> = {
  ...{ 8: 11, 10: 11.4, 15: 15, 20: 16.3, 25: 19.1, 32: 21.4, 40: 21.4, 50: 25.7, 65: 30.2, 80: 33.3, 100: 39.3 },
};
