import type { Pictures } from './pictures.routes.ts';

const plain = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img"><rect width="${width}" height="${height}" fill="#eef1f5"/></svg>`;

/** For a mall that nobody gave pictures: grounds without a drawing, in the shapes that the screens expect. */
export const plainPictures: Pictures = {
  drawSku: () => plain(200, 200),
  drawPacked: () => plain(200, 200),
  drawFacts: () => plain(200, 200),
  drawBrandMark: () => plain(200, 80),
  drawCertificate: () => plain(840, 594),
  drawBanner: () => plain(964, 336),
};
