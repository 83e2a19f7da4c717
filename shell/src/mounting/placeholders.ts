const showAfterMs = 200;

/** A quiet sign of loading that appears only when it lasts; returns what takes it away. */
export function showWaiting(host: HTMLElement): () => void {
  const waiting = document.createElement('div');
  waiting.className = 'area-waiting';
  waiting.setAttribute('role', 'status');
  const timer = setTimeout(() => {
    waiting.textContent = '正在加载…';
    host.append(waiting);
  }, showAfterMs);
  return () => {
    clearTimeout(timer);
    waiting.remove();
  };
}

/** What a buyer sees of an area that can't be shown: plain elements, because React may be what failed. */
export function showFallback(host: HTMLElement, onRetry: () => void) {
  const panel = document.createElement('section');
  panel.className = 'area-fallback';
  panel.setAttribute('role', 'alert');
  const title = document.createElement('h2');
  title.textContent = '这部分暂时打不开';
  const text = document.createElement('p');
  text.textContent = '页面的其他部分可以照常使用，您填写的内容不会丢失。';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = '重新加载';
  retry.addEventListener('click', onRetry);
  panel.append(title, text, retry);
  host.replaceChildren(panel);
}
