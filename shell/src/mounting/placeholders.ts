/** What a buyer sees of an area that can't be shown: plain elements, because React may be what failed. */
export function showFallback(host: HTMLElement, onRetry: () => void) {
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = '重新加载';
  retry.addEventListener('click', onRetry);
  const panel = panelOf('这部分暂时打不开', '页面的其他部分可以照常使用，您填写的内容不会丢失。');
  panel.setAttribute('role', 'alert');
  panel.append(retry);
  host.replaceChildren(panel);
}

/** What stands in the place of an area that an operator switched off in this page. */
export function showDisabled(host: HTMLElement) {
  host.replaceChildren(panelOf('这部分已停用', '在调试面板中重新加载后恢复。'));
}

function panelOf(heading: string, sentence: string): HTMLElement {
  const panel = document.createElement('section');
  panel.className = 'area-fallback';
  panel.append(
    Object.assign(document.createElement('h2'), { textContent: heading }),
    Object.assign(document.createElement('p'), { textContent: sentence }),
  );
  return panel;
}
