import { useEffect } from 'react';

/** Dresses the whole page, and undoes only what it remembers. */
export default function Page() {
  useEffect(() => {
    const { body, documentElement } = document;
    body.style.background = 'rebeccapurple';
    body.className = 'mine';
    documentElement.lang = 'xx';
    documentElement.setAttribute('data-tidy', 'yes');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#frame-header{visibility:hidden}');
    document.adoptedStyleSheets = [sheet];
    return () => documentElement.removeAttribute('data-tidy');
  }, []);
  return <h1>紫色的页面</h1>;
}
