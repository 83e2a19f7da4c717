import { measureVolume } from 'replicad';
import type { Params } from '../part.ts';
import { partOf } from '../part-of.ts';
import { fineness, meshOf, type PartMesh } from './mesh.ts';
import { shadedPng } from './shaded.ts';
import { piecesOf, shapeOf } from './solids.ts';

/** Everything that is made of a model at once: it costs half a second, and whoever asks for one of them mostly asks for more. */
export interface ModelFiles {
  /** ISO 10303-21, AP214. */
  step: Uint8Array;
  /** Binary. */
  stl: Uint8Array;
  /** A PartMesh as JSON. */
  mesh: Uint8Array;
  /** The shaded picture, PNG: large, and as it stands under it. */
  shaded: Uint8Array;
  thumb: Uint8Array;
}

/** Twice the 72 px that a gallery gives it. */
const thumbSize = 144;

/** Makes a model's files; undefined where there is none. The kernel has to be running. */
export async function makeModel(family: string, params: Params): Promise<ModelFiles | undefined> {
  const part = partOf(family, params);
  if (!part) return undefined;
  const shape = shapeOf(piecesOf(part));
  const volume = measureVolume(shape);
  if (!(volume > 0)) throw new Error(`${family} ${JSON.stringify(params)} makes no solid`);
  const mesh: PartMesh = meshOf(part, shape);
  const files = {
    step: new Uint8Array(await shape.blobSTEP().arrayBuffer()),
    stl: new Uint8Array(await shape.blobSTL({ ...fineness(part, shape), binary: true }).arrayBuffer()),
    mesh: new TextEncoder().encode(JSON.stringify(mesh)),
    shaded: new Uint8Array(shadedPng(mesh)),
    thumb: new Uint8Array(shadedPng(mesh, thumbSize)),
  };
  shape.delete();
  return files;
}
