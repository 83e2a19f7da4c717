/**
 * The gateway writes the frame's style sheet into pages from what the shell rendered. In development, and when the shell's rendering failed or is not up yet, a page
 * comes without: it is fetched then, before anything is shown.
 * @returns undefined where it is there
 */
export function ensureFrameStyle(): Promise<void> | undefined {
  if (document.querySelector('style[data-sheet=frame]')) return undefined;
  return import(/* webpackChunkName: "frame-style" */ './frame-style.ts').then(({ addFrameStyle }) => addFrameStyle());
}
