import type { AreaRoute } from '@mall/mf-kit/manifest';
import type { UsedCall } from '../../registry/release.ts';
import type { ServerFile } from '../../registry/release-store.ts';
import type { Region } from '../region.ts';

/** An area's server build, and what it may ask of the API. */
export interface ServerBuild extends ServerFile {
  version: string;
  calls: readonly Pick<UsedCall, 'method' | 'path'>[];
}

/** What is to be rendered: which server builds, which address, for which region. */
export interface RenderTask {
  /** Server builds by area; 'shell' is always there. */
  bundles: Record<string, ServerBuild>;
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
  /** Names of what is switched on for this page. */
  flags?: string[];
  apiUrl: string;
}

/** Markup and the style tags it needs. */
export interface Part {
  html: string;
  styles: string;
}

export interface PageHead {
  title: string;
  description?: string;
  canonical?: string;
  status?: number;
  /** The thing's present address, a path of this site: whoever asked for another is led there for good. */
  movedTo?: string;
  /** Search engines are asked not to list it. */
  isUnlisted?: boolean;
  /** What programs read of the page, in the words of schema.org. */
  structured?: object[];
}

/** What is around a page, the same on many. */
export interface RenderedFrame {
  /** A part that failed is empty, for the browser to draw. */
  frame: { header: Part; aside: Part; footer: Part };
  /** What was read for it, as JSON that may stand in a script element: written once, where it was read. */
  frameData: string;
  /** What programs read of every page, in the words of schema.org. */
  structured: object[];
  /** Why reads failed, where some did. */
  failed: string[];
  /** The style sheet of every page, and what of it nothing needs before the first paint. */
  globalCss: string;
  laterCss: string;
  /** Custom properties of it that are the same on every element, with their values. */
  constants: Record<string, string>;
  fault: string | undefined;
}

/** A page's parts. */
export interface RenderResult extends RenderedFrame {
  screen: (Part & { head: PageHead }) | undefined;
  /** What the screen read, written as the frame's. */
  screenData: string;
  /** Why the screen, or a part of the frame, is left to the browser, where it is. */
  fault: string | undefined;
  /** The area whose fault that is. */
  faultOf?: string | undefined;
}
