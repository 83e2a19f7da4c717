import type { AreaRoute } from '@mall/mf-kit/manifest';
import type { ServerFile } from '../registry/release-store.ts';
import type { Region } from './region.ts';

/** What the rendering thread is told: which server builds, which address, for which region. */
export interface RenderTask {
  /** Server builds by area; 'shell' is always there. */
  bundles: Record<string, ServerFile>;
  /** Slot name → area that fills it. */
  widgets: Record<string, string>;
  /** The area whose screen is rendered, '' for the frame alone. */
  area: string;
  /** All live routes: the frame leaves out links that lead to none of them. */
  routes: AreaRoute[];
  route: { path: string; screen: string; layout: string; title?: string; area: string };
  pathname: string;
  search: string;
  region: Region;
  apiUrl: string;
  dataTimeoutMs: number;
}

/** The same on its way to the thread. */
export interface WorkerTask extends RenderTask {
  /** Frames that the gateway has already. */
  knownFrames: string[];
}

/** What is around a page, the same on many: it travels to the gateway once. */
export interface RenderedFrame {
  id: string;
  /** A part that failed is empty, for the browser to draw. */
  frame: { header: Part; aside: Part; footer: Part; fault?: string };
  /** What was read for it, as JSON that may stand in a script element: written once, where it was read. */
  frameData: string;
  /** Why reads failed, where some did. */
  failed: string[];
  /** The style sheet of every page, and what of it nothing needs before the first paint. */
  globalCss: string;
  laterCss: string;
}

/** What the rendering thread answers. */
export interface RenderAnswer {
  frameId: string;
  /** The frame itself, unless the gateway said that it has it. */
  frame: RenderedFrame | undefined;
  screen: (Part & { head: { title: string; description?: string; canonical?: string; status?: number } }) | undefined;
  /** What the screen read, written as the frame's. */
  screenData: string;
  failed: string[];
  /** Why the screen, or a part of the frame, is left to the browser, where it is. */
  fault: string | undefined;
}

/** A page's parts. */
export type RenderResult = Omit<RenderAnswer, 'frame' | 'frameId'> & Omit<RenderedFrame, 'id'>;

interface Part {
  html: string;
  styles: string;
}
