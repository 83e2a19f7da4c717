declare module '@area/index' {
  const lifecycles: import('../area/define-area.tsx').AreaLifecycles;
  export const bootstrap: typeof lifecycles.bootstrap;
  export const mount: typeof lifecycles.mount;
  export const unmount: typeof lifecycles.unmount;
  export const warm: typeof lifecycles.warm;
}
declare module '@area/manifest' {
  const manifest: import('../manifest/define-manifest.ts').AreaManifest;
  export default manifest;
}
