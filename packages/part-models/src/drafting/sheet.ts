import type { Part } from '../part.ts';
import { dimensionLines } from './dimension-lines.ts';
import { endView } from './end-view.ts';
import { type Box, boxOf, type Entity, moved, strokes } from './entities.ts';
import { sideView } from './side-view.ts';

/** Millimetres of paper for both views without their dimensions. */
const room = { width: 118, height: 66 };
/** The scales of ISO 5455, and those between that drawings of small parts use. */
const scales = [100, 50, 20, 10, 5, 4, 3, 2.5, 2, 1.5, 1, 1 / 1.5, 1 / 2, 1 / 2.5, 1 / 3, 1 / 4, 1 / 5, 1 / 10, 1 / 20, 1 / 50, 1 / 100];

export interface Sheet {
  /** In millimetres of the part, y upwards. */
  entities: Entity[];
  box: Box;
  /** A millimetre of paper, in millimetres of the part. */
  unit: number;
  /** '2:1'. */
  scale: string;
  /** Words beside the scale. */
  note: string;
}

/** @param upright where the axis across the main one stands, if there is one */
const axes = (box: Box, unit: number, upright?: number): Entity[] => {
  const y = 0;
  const x = upright ?? 0;
  const level = strokes('axis', [
    [box.left - 3 * unit, y],
    [box.right + 3 * unit, y],
  ]);
  return upright !== undefined
    ? [
        ...level,
        ...strokes('axis', [
          [x, box.bottom - 3 * unit],
          [x, box.top + 3 * unit],
        ]),
      ]
    : level;
};

/** A part's views side by side with their dimensions, first-angle projection (GB/T 4458, ISO 128). */
export function sheetOf(part: Part): Sheet {
  const roughly = boxOf(sideView(part, 1e9));
  const end = part.hasEnd ? endView(part) : [];
  const endBox = end.length ? boxOf(end) : { left: 0, right: 0, bottom: 0, top: 0 };
  const wide = roughly.right - roughly.left + endBox.right - endBox.left;
  const high = Math.max(roughly.top - roughly.bottom, endBox.top - endBox.bottom);
  const scale = scales.find((one) => wide * one <= room.width && high * one <= room.height) ?? 1 / 100;
  const unit = 1 / scale;
  const side = sideView(part, 2.2 * unit);
  const sideBox = boxOf(side);
  const rows = (view: 'side' | 'end') => part.dimensions.filter((one) => one.view === view);
  const sideAll = [
    ...side,
    ...axes(sideBox, unit, part.hasEnd ? undefined : 0),
    ...rows('side').flatMap((one) => dimensionLines(one, sideBox, unit)),
  ];
  const endAll = end.length ? [...end, ...axes(endBox, unit, 0), ...rows('end').flatMap((one) => dimensionLines(one, endBox, unit))] : [];
  const gap = boxOf(sideAll).right - (endAll.length ? boxOf(endAll).left : 0) + 9 * unit;
  const entities = [...sideAll, ...endAll.map((one) => moved(one, [gap, 0]))];
  const box = boxOf(entities);
  const name = scale >= 1 ? `${scale}:1` : `1:${Math.round(10 / scale) / 10}`;
  return {
    entities,
    box: { left: box.left - 5 * unit, right: box.right + 5 * unit, bottom: box.bottom - 4 * unit, top: box.top + 6 * unit },
    unit,
    scale: name,
    note: part.isByProportion ? '未注尺寸为示意，以实物为准' : '',
  };
}
