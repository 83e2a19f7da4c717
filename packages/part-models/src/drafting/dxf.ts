import { Colors, DxfWriter, point3d } from '@tarikjabiri/dxf';
import type { Layer } from './entities.ts';
import type { Sheet } from './sheet.ts';

const layers: Record<Layer, [name: string, colour: number, line: string]> = {
  seen: ['OUTLINE', Colors.White, 'CONTINUOUS'],
  hidden: ['HIDDEN', Colors.Cyan, 'HIDDEN'],
  axis: ['CENTER', Colors.Red, 'CENTER'],
  thread: ['THREAD', Colors.Green, 'CONTINUOUS'],
  hatch: ['HATCH', 8, 'CONTINUOUS'],
  dimension: ['DIMENSION', Colors.Blue, 'CONTINUOUS'],
};

/** A drawing as DXF (AutoCAD 2007), 1:1 in millimetres, a layer a kind of stroke. */
export function dxfOf({ entities, unit }: Sheet): string {
  const dxf = new DxfWriter();
  dxf.setUnits(4);
  dxf.addLType('HIDDEN', 'Hidden __ __', [2.4 * unit, -1.2 * unit]);
  dxf.addLType('CENTER', 'Center ____ _', [7 * unit, -1.2 * unit, unit, -1.2 * unit]);
  for (const [name, colour, line] of Object.values(layers)) dxf.addLayer(name, colour, line);
  for (const one of entities) {
    const options = { layerName: layers[one.layer][0] };
    if (one.kind === 'line') dxf.addLine(point3d(...one.from), point3d(...one.to), options);
    else if (one.kind === 'arc' && one.from === undefined) dxf.addCircle(point3d(...one.middle), one.radius, options);
    else if (one.kind === 'arc') dxf.addArc(point3d(...one.middle), one.radius, one.from ?? 0, (one.to ?? 360) % 360, options);
    else {
      const value = one.value.replaceAll('φ', '%%c').replaceAll('×', '\\U+00D7');
      const at = point3d(...one.at);
      dxf.addText(at, one.height, value, { ...options, rotation: one.upright ? 90 : 0, horizontalAlignment: 1, secondAlignmentPoint: at });
    }
  }
  return dxf.stringify();
}
