type Table<T extends number[]> = Readonly<Record<string, T>>;
const table = <T extends number[]>(text: string, count: number): Table<T> =>
  Object.fromEntries(
    text.split(' ').map((row) => {
      const all = row.split('/');
      return [all.slice(0, -count).join('/'), all.slice(-count).map(Number) as T];
    }),
  );

/** Tapered roller bearings, ISO 355 (GB/T 297): bore / outside / width T / inner ring B / outer ring C, mm. */
export const taperedRings = table<[B: number, C: number]>(
  '17/40/13.25/12/11 20/47/15.25/14/12 25/52/16.25/15/13 30/62/17.25/16/14 35/72/18.25/17/15 40/80/19.75/18/16 45/85/20.75/19/16 50/90/21.75/20/17 55/100/22.75/21/18 60/110/23.75/22/19 20/52/16.25/15/13 25/62/18.25/17/15 30/72/20.75/19/16 35/80/22.75/21/18 40/90/25.25/23/20 45/100/27.25/25/22 50/110/29.25/27/23 20/42/15/15/12 25/47/15/15/11.5 30/55/17/17/13 35/62/18/18/14 40/68/19/19/14.5 45/75/20/20/15.5 50/80/20/20/15.5 25/52/19.25/18/16 30/62/21.25/20/17 35/72/24.25/23/19 40/80/24.75/23/19 45/85/24.75/23/19 50/90/24.75/23/19 25/52/22/22/18',
  2,
);
/** Thrust ball bearings, ISO 104 (GB/T 301), series 511 and 512: bore / outside / height / bore of the housing washer, mm. */
export const thrustBore = table<[D1: number]>(
  '10/24/9/11 12/26/9/13 15/28/9/16 17/30/9/18 20/35/10/21 25/42/11/26 30/47/11/32 35/52/12/37 40/60/13/42 50/70/14/52 10/26/11/12 12/28/11/14 15/32/12/17 17/35/12/19 20/40/14/22 25/47/15/27 30/52/16/32 35/62/18/37 40/68/19/42 50/78/22/52',
  1,
);
/** Spherical plain bearings, ISO 12240-1 series E (GB/T 9163): bore / outside / inner ring / outer ring / ball, mm. */
export const plainBall = table<[C: number, ball: number]>(
  '10/19/9/6/16 12/22/10/7/18 15/26/12/9/22 17/30/14/10/25 20/35/16/12/29 25/42/20/16/35.5 30/47/22/18/40.7 35/55/25/20/47 40/62/28/22/53 50/75/35/28/66',
  2,
);
/** Rod ends, ISO 12240-4 series K with male thread (GB/T 9161): bore / ball's width B / housing C / length of thread / pitch, mm. */
export const rodEnds = table<[B: number, C: number, thread: number, pitch: number]>(
  '5/8/6/20/0.8 6/9/6.75/22/1 8/12/9/25/1.25 10/14/10.5/29/1.5 12/16/12/33/1.75 14/19/13.5/36/2 16/21/15/40/2 20/25/18/47/1.5 25/31/22/57/2',
  4,
);
/** Linear ball bearings, ISO 10285 series 3 (GB/T 16940): shaft / length of the long form, flange's diameter or side, its thickness, mm. */
export const linearForms = table<[long: number, flange: number, square: number, thick: number]>(
  '6/35/28/22/5 8/45/32/25/5 10/55/40/30/6 12/57/42/32/6 13/61/43/34/6 16/70/48/37/6 20/80/54/42/8 25/112/62/50/8 30/123/74/58/10 35/135/82/64/10 40/151/96/75/13',
  4,
);
/** Insert bearings' inner rings, ISO 9628 (GB/T 3882): outside / width B / from its end to the middle of the balls, mm. */
export const insertRing = table<[B: number, S: number]>(
  '47/31/12.7 52/34.1/14.3 62/38.1/15.9 72/42.9/17.5 80/49.2/19 85/49.2/19 90/51.6/19 100/55.6/22.2 110/65.1/25.4 120/65.1/25.4',
  2,
);
/** Pillow blocks P, ISO 3228 (GB/T 7810): bearing's outside / h / length / between bolts / foot's width / bolt hole / foot's height / total height, mm. */
export const pillowBlocks = table<[h: number, L: number, J: number, A: number, N: number, H1: number, H: number]>(
  '47/33.3/127/95/38/13/14/65 52/36.5/140/105/38/13/15/71 62/42.9/165/121/48/17/17/84 72/47.6/167/126/48/17/18/93 80/49.2/184/136/54/17/18/98 85/54/190/146/54/17/20/106 90/57.2/206/159/60/20/21/114 100/63.5/219/171/60/20/23/126 110/69.8/241/184/70/20/25/138 120/76.2/265/203/70/25/27/151',
  7,
);
/** Flanged housings F (square, four bolts), ISO 3228 (GB/T 7810): bearing's outside / side / between bolts / hole / depth / flange, mm. */
export const squareFlanges = table<[L: number, J: number, N: number, A: number, g: number]>(
  '47/86/64/12/25.5/12 52/95/70/12/27/14 62/108/83/12/31/14 72/117/92/14/34/16 80/130/102/16/36/16 85/137/105/16/38/18 90/143/111/16/40/18 100/162/130/19/43/20 110/175/143/19/48/20 120/187/149/19/50/22',
  5,
);
/** Flanged housings FL (two bolts), ISO 3228 (GB/T 7810): bearing's outside / length / between bolts / width / hole / depth / flange, mm. */
export const ovalFlanges = table<[L: number, J: number, W: number, N: number, A: number, g: number]>(
  '47/113/90/60/12/25.5/12 52/130/99/68/16/27/14 62/148/117/80/16/31/14 72/161/130/90/16/34/16 80/175/144/100/16/36/16 85/188/148/108/19/38/18 90/197/157/115/19/40/18 100/224/184/130/19/43/20 110/250/202/140/23/48/20 120/258/210/155/23/50/22',
  6,
);
