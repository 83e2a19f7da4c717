import * as apiSdk from '@mall/api-sdk';
import { constants, globalCss, tokensCss } from '@mall/design-tokens';
import * as mfKit from '@mall/mf-kit';
import type { AreaRoute } from '@mall/mf-kit/manifest';
import * as mfKitServer from '@mall/mf-kit/server';
import * as uiKit from '@mall/ui-kit';
import * as overlays from '@mall/ui-kit/overlays';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';
import * as styledComponents from 'styled-components';
import * as swr from 'swr';
import { screens } from './features/screens.ts';
import { frameCss, frameLaterCss } from './frame/css/frame-css.ts';
import { frameCalls } from './frame/frame-data.ts';
import { type FrameRequest, renderFrame as renderParts } from './frame/render-frame.tsx';
import manifest from './manifest.ts';

/** The libraries that areas' server builds `require`: the same copies the frame is rendered with. */
const provide: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  'styled-components': styledComponents,
  swr,
  '@mall/mf-kit': mfKit,
  '@mall/mf-kit/server': mfKitServer,
  '@mall/ui-kit': uiKit,
  '@mall/ui-kit/overlays': overlays,
};

/** What the gateway asks of the shell: the frame's data and markup, the style sheet of every page, the shell's own screens, and the shared libraries. */
export default {
  provide,
  createSdk: apiSdk.createSdk,
  serverPlatform: mfKitServer.serverPlatform,
  /** Reads what the frame shows; a refused read stands among `failures` and the frame does without. */
  loadFrame: ({ sdk, signal }: { sdk: apiSdk.Sdk; signal: AbortSignal; provinceId: number }) =>
    mfKitServer.readCalls(frameCalls(), sdk, signal),
  renderFrame: (request: FrameRequest & { routes?: AreaRoute[] }) => renderParts(request),
  globalCss: `${tokensCss}${globalCss}${frameCss}`,
  laterCss: frameLaterCss,
  constants,
  shell: mfKitServer.defineServer(manifest, screens),
};
