import type { Family } from '../params.ts';
import type { Pen } from '../pen.ts';
import { line, rect } from '../shapes.ts';

const bead = (pen: Pen, x: number, y: number, w: number, h: number) => pen.body(rect(x, y, w, h, 3));
const dn = (pen: Pen, label: string, x = 158, y = 150) => pen.text(x, y, label);

const tee: Family = (pen, p) => {
  pen.body(rect(28, 44, 144, 56)).body('M72 98H128V160H72Z');
  bead(pen, 12, 36, 26, 72);
  bead(pen, 162, 36, 26, 72);
  bead(pen, 64, 156, 72, 26);
  pen.thin('M72 100Q78 92 84 92H116Q122 92 128 100').axis(line(4, 72, 196, 72) + line(100, 60, 100, 194));
  dn(pen, p.label('d', 'DN'));
};
const cross: Family = (pen, p) => {
  pen.body('M74 28H126V74H172V126H126V172H74V126H28V74H74Z');
  bead(pen, 66, 12, 68, 24);
  bead(pen, 66, 164, 68, 24);
  bead(pen, 12, 66, 24, 68);
  bead(pen, 164, 66, 24, 68);
  pen.thin('M74 82Q82 82 82 74M126 82Q118 82 118 74M74 118Q82 118 82 126M126 118Q118 118 118 126');
  pen.axis(line(4, 100, 196, 100) + line(100, 4, 100, 196));
  dn(pen, p.label('d', 'DN'), 160, 160);
};
const y: Family = (pen, p) => {
  pen.body('M74 172V112L30 60L68 28L100 66L132 28L170 60L126 112V172Z');
  pen.body('M22 66L62 20L74 30L34 76Z').body('M178 66L138 20L126 30L166 76Z');
  bead(pen, 66, 162, 68, 26);
  pen.axis(line(100, 80, 100, 196) + line(100, 100, 44, 36) + line(100, 100, 156, 36));
  dn(pen, p.label('d', 'DN'), 166, 140);
};
const coupling: Family = (pen, p) => {
  pen
    .body(rect(30, 56, 140, 88, 5))
    .thin(line(96, 56, 96, 144) + line(104, 56, 104, 144) + line(40, 56, 40, 144) + line(160, 56, 160, 144));
  pen.axis(line(16, 100, 184, 100));
  dn(pen, p.label('d', 'DN'), 100, 168);
};
const cap: Family = (pen, p) => {
  pen.body('M44 56H110Q156 56 156 100T110 144H44Z').thin(line(56, 56, 56, 144) + line(112, 57, 112, 143));
  pen.axis(line(30, 100, 172, 100));
  dn(pen, p.label('d', 'DN'), 100, 168);
};
const ballValve: Family = (pen, p) => {
  pen
    .body(rect(20, 84, 44, 72, 4))
    .body(rect(136, 84, 44, 72, 4))
    .body('M62 92Q100 62 138 92V148Q100 178 62 148Z');
  pen
    .body(rect(92, 56, 16, 26))
    .tone(rect(84, 38, 92, 18, 8))
    .axis(line(8, 120, 192, 120));
  dn(pen, p.label('d', 'DN'), 100, 190);
};

/** Fittings beside elbows by what the maker calls them: threaded ones, and those moulded of PPR. */
export const branches: Readonly<Record<string, Family>> = {
  ...{ 等径三通: tee, 四通: cross, Y型三通: y },
  ...{ 直接: coupling, 管帽: cap, 球阀: ballValve },
};
