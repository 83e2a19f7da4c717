/**
 * In the page: what the visitor closed for good is in a cookie, and `data-closed` tells the style sheet. A browser asks another process for its cookies, so a
 * page reads them before its first paint only where it has something that this visitor has closed, and nothing may move afterwards; any other reads them after it.
 */
export const readClosed = `document.documentElement.dataset.closed=(/(?:^|; )closed=([\\w.-]+)/.exec(document.cookie)||[])[1]||''`;
