export { defineServer, type RenderedPart, readCalls, renderPart, type ServerArea } from './define-server.tsx';
export { renderWidgets, type WidgetPlace } from './render-widgets.tsx';
export { serverPlatform } from './server-platform.ts';
