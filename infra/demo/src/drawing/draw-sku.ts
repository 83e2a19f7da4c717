import { families } from './families.ts';
import { type DrawingParams, Params } from './params.ts';
import { Pen } from './pen.ts';
import { polygon, rect } from './shapes.ts';

export interface SkuDrawing {
  /** `product.family`. */
  family: string;
  /** `sku.drawing`. */
  params: DrawingParams;
  /** The large form has dimension lines in blueprint blue. */
  size: 'thumb' | 'large';
  /** The SKU's name, the picture's title. */
  name: string;
}

function drawn({ family, params, size }: SkuDrawing): Pen {
  const pen = new Pen(size === 'large');
  const draw = Object.hasOwn(families, family) ? families[family] : undefined;
  if (draw) draw(pen, new Params(params));
  else
    pen
      .body(polygon(100, 88, 176, 60, 176, 140, 100, 172))
      .body(polygon(100, 88, 24, 60, 24, 140, 100, 172))
      .paper(polygon(24, 60, 100, 34, 176, 60, 100, 88))
      .thin(rect(40, 112, 30, 12));
  return pen;
}

/** The line drawing of a SKU as a square SVG; a family nobody drew yet is shown as its carton. */
export const drawSku = (part: SkuDrawing): string => drawn(part).toSvg(part.name);

/** The same on its canvas of 200 × 200, to be placed in another picture. */
export const partGroup = (part: SkuDrawing): string => drawn(part).toGroup();

/** Whether a family has a drawing of its own. */
export const hasDrawing = (family: string) => Object.hasOwn(families, family);
