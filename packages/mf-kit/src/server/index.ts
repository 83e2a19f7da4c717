export { defineServer, type RenderedPart, readCalls, renderPart, type ServerArea } from './define-server.tsx';
export { serverPlatform } from './server-platform.ts';
