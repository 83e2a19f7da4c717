import {
  AmbientLight,
  BufferGeometry,
  DirectionalLight,
  DoubleSide,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshPhongMaterial,
  PerspectiveCamera,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { dimensionMarks } from './model-dimensions.ts';

type Place = [number, number, number];
/** What `mesh.json` of a SKU holds; mm. */
export interface PartMesh {
  positions: number[];
  normals: number[];
  triangles: number[];
  edges: number[];
  dimensions: { label: string; from: Place; to: Place; away: Place }[];
}

/** Colours of the drawings: a canvas knows no CSS variables. */
const [steel, ink, blue] = [0xc9d1da, 0x1c2430, 0x0b57d0];
/** From where a part is looked at first, as in its shaded picture. */
const firstLook = new Vector3(0.5, 0.72, -0.82).normalize();
const step = Math.PI / 18;
const turnsOfKeys = new Map<string, ['up' | 'side', number]>([
  ['ArrowLeft', ['up', -step]],
  ['ArrowRight', ['up', step]],
  ['ArrowUp', ['side', -step]],
  ['ArrowDown', ['side', step]],
]);
const zoomsOfKeys = new Map([
  ['+', 0.85],
  ['=', 0.85],
  ['-', 1.18],
]);

/**
 * Shows a part on a canvas: turned by mouse, touch and arrow keys, drawn only when something changed.
 * @param onLost the browser took the canvas' graphics away
 */
export function modelView(canvas: HTMLCanvasElement, labels: HTMLElement, mesh: PartMesh, onLost: () => void) {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(2, window.devicePixelRatio));
  const scene = new Scene();
  const body = new BufferGeometry();
  body.setAttribute('position', new Float32BufferAttribute(mesh.positions, 3));
  body.setAttribute('normal', new Float32BufferAttribute(mesh.normals, 3));
  body.setIndex(mesh.triangles);
  body.computeBoundingSphere();
  const { center, radius } = body.boundingSphere!;
  const metal = new MeshPhongMaterial({
    color: steel,
    specular: 0x333333,
    shininess: 40,
    side: DoubleSide,
    polygonOffset: true,
    polygonOffsetFactor: 1,
    polygonOffsetUnits: 1,
  });
  const edges = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(mesh.edges, 3));
  const marks = dimensionMarks(mesh.dimensions, radius);
  const lines = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(marks.lines, 3));
  const measured = new Group().add(new LineSegments(lines, new LineBasicMaterial({ color: blue, depthTest: false, transparent: true })));
  scene.add(
    new Mesh(body, metal),
    new LineSegments(edges, new LineBasicMaterial({ color: ink })),
    measured,
    new AmbientLight(0xffffff, 1.1),
  );

  const camera = new PerspectiveCamera(28, 1, radius / 50, radius * 40);
  camera.up.set(1, 0, 0);
  // The lamps come along: however the part is turned, what faces the eye is lit.
  for (const [x, y, z, power] of [
    [1, 2, 2, 1.9],
    [-2, 0.5, 1, 0.6],
  ] as const) {
    const lamp = new DirectionalLight(0xffffff, power);
    lamp.position.set(x, y, z);
    camera.add(lamp, lamp.target);
  }
  scene.add(camera);
  const controls = new OrbitControls(camera, canvas);
  controls.enablePan = false;
  controls.minDistance = radius * 1.2;
  controls.maxDistance = radius * 12;
  controls.target.copy(center);

  const spans = marks.labels.map(({ text }) => {
    const span = document.createElement('span');
    span.textContent = text;
    labels.append(span);
    return span;
  });
  const place = () => {
    const { clientWidth: w, clientHeight: h } = canvas;
    for (const [index, { at }] of marks.labels.entries()) {
      const seen = new Vector3(...at).project(camera);
      const [x, y] = [((seen.x + 1) / 2) * w, ((1 - seen.y) / 2) * h];
      spans[index]!.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) translate(-50%, -50%)`;
    }
  };
  const draw = () => {
    renderer.render(scene, camera);
    if (measured.visible) place();
  };
  const fit = () => {
    const { clientWidth: w, clientHeight: h } = canvas;
    if (!w || !h) return;
    renderer.setSize(w, h, false);
    camera.aspect = w / h;
    camera.updateProjectionMatrix();
    draw();
  };
  const reset = () => {
    const narrow = Math.min(1, canvas.clientWidth / Math.max(1, canvas.clientHeight));
    camera.position.copy(center).addScaledVector(firstLook, (radius * 5.2) / narrow);
    controls.update();
    draw();
  };
  const onKey = (event: KeyboardEvent) => {
    const away = camera.position.clone().sub(controls.target);
    const side = new Vector3().crossVectors(camera.up, away).normalize();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [about, turn] = turnsOfKeys.get(event.key) ?? [];
    const nearer = zoomsOfKeys.get(event.key);
    if (!turn && !nearer && event.key !== '0') return;
    event.preventDefault();
    if (event.key === '0') return reset();
    if (turn) away.applyAxisAngle(about === 'up' ? camera.up : side, turn);
    if (nearer) away.multiplyScalar(nearer);
    camera.position.copy(controls.target).add(away.clampLength(controls.minDistance, controls.maxDistance));
    controls.update();
    draw();
  };
  const lost = (event: Event) => {
    event.preventDefault();
    onLost();
  };
  controls.addEventListener('change', draw);
  canvas.addEventListener('keydown', onKey);
  canvas.addEventListener('webglcontextlost', lost);
  const watch = new ResizeObserver(fit);
  watch.observe(canvas);
  fit();
  reset();

  return {
    reset,
    showDimensions(isShown: boolean) {
      measured.visible = isShown;
      labels.hidden = !isShown;
      draw();
    },
    /** Gives back what the graphics card holds. */
    end() {
      watch.disconnect();
      canvas.removeEventListener('keydown', onKey);
      canvas.removeEventListener('webglcontextlost', lost);
      controls.dispose();
      for (const geometry of [body, edges, lines]) geometry.dispose();
      renderer.dispose();
      labels.replaceChildren();
    },
  };
}
export type ModelView = ReturnType<typeof modelView>;
