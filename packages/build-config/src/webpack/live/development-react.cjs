// Stands before the scripts of a released shell in an operator's own page: its React's modules become the development build, which can take a component out while it is shown.
const { chunks, ids, version } = JSON.parse(document.currentScript.dataset.react || '{}');

window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) {
    const id = this.renderers.size + 1;
    this.renderers.set(id, renderer);
    return id;
  },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};

const react = require('react');

const development = {
  react,
  'react/jsx-runtime': require('react/jsx-runtime'),
  'react-dom': require('react-dom'),
  'react-dom/client': require('react-dom/client'),
};

if (chunks && version === react.version) {
  const replaced = Object.fromEntries(
    Object.entries(ids).map(([request, id]) => [
      id,
      (module) => {
        module.exports = development[request];
      },
    ]),
  );
  const list = [];
  window[chunks] = list;
  const add = list.push.bind(list);
  list.push = (...added) => {
    for (const [, modules] of added) for (const id of Object.keys(replaced)) if (id in modules) modules[id] = replaced[id];
    return add(...added);
  };
} else {
  // Another React than the page's, or a shell that doesn't say where its React is: what changes is seen by loading the page again.
  window.addEventListener('message', ({ data }) => {
    if (typeof data === 'string' && data.startsWith('webpackHotUpdate')) window.location.reload();
  });
}
