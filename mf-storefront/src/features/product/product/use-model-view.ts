import { useEffect, useRef, useState } from 'react';
import type { ModelView, PartMesh } from './model-view.ts';

type State = 'loading' | 'shown' | 'failed' | 'unsupported';
const tries = 4;

/** A part's mesh, once the workshop has made it. */
async function fetchMesh(url: string, signal: AbortSignal): Promise<PartMesh> {
  for (let left = tries; ; left -= 1) {
    const answer = await fetch(url, { signal });
    if (answer.ok) return answer.json();
    if (answer.status < 502 || left === 1) throw new Error(`mesh: ${answer.status}`);
    await new Promise((resolve) => setTimeout(resolve, 2000));
    signal.throwIfAborted();
  }
}

const hasWebGl = () => {
  try {
    return document.createElement('canvas').getContext('webgl2') !== null;
  } catch {
    return false;
  }
};

/** Loads the library and the mesh, and shows the one with the other on a canvas. */
export function useModelView(url: string, withDimensions: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const view = useRef<ModelView>(undefined);
  const wanted = useRef(withDimensions);
  const [state, setState] = useState<State>(() => (hasWebGl() ? 'loading' : 'unsupported'));
  const [progress, setProgress] = useState(0.1);
  const [attempt, setAttempt] = useState(0);
  const isUnsupported = state === 'unsupported';

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins anew.
  useEffect(() => {
    if (isUnsupported) return;
    const given = new AbortController();
    const step = <T>(value: T) => {
      setProgress((before) => before + 0.4);
      return value;
    };
    setProgress(0.1);
    setState('loading');
    Promise.all([import(/* webpackChunkName: "model-view" */ './model-view.ts').then(step), fetchMesh(url, given.signal).then(step)])
      .then(([{ modelView }, mesh]) => {
        if (given.signal.aborted || !canvas.current || !labels.current) return;
        view.current = modelView(canvas.current, labels.current, mesh, () => setState('failed'));
        view.current.showDimensions(wanted.current);
        setState('shown');
      })
      .catch(() => {
        if (!given.signal.aborted) setState('failed');
      });
    return () => {
      given.abort();
      view.current?.end();
      view.current = undefined;
    };
  }, [url, attempt, isUnsupported]);

  useEffect(() => {
    wanted.current = withDimensions;
    view.current?.showDimensions(withDimensions);
  }, [withDimensions]);

  return { canvas, labels, state, progress, reset: () => view.current?.reset(), again: () => setAttempt((before) => before + 1) };
}
