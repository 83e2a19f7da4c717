/**
 * In the page: shows a page twice without its scripts, as it is and without the styles that come after what is seen first, in a window of the size that is given.
 * Answers what looks otherwise of the elements up to the fold that the window shows.
 */
export async function missedAtFirst(address: string, width: number, height: number): Promise<string[]> {
  const nonce = document.querySelector<HTMLElement>('[nonce]')!.nonce;
  const html = (await (await fetch(address, { cache: 'no-store' })).text())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/nonce="[^"]*"/g, `nonce="${nonce}"`)
    .replace('<html ', '<html data-closed="" ');
  const [head, body] = html.split('</head>') as [string, string];
  const firstOnly = `${head}</head>${body.replaceAll(/<style\b[^>]*>.*?<\/style>/gs, '')}`;
  const show = async (srcdoc: string) => {
    const frame = Object.assign(document.createElement('iframe'), { srcdoc, width, height });
    frame.style.cssText = `position:fixed;top:0;left:0;width:${width}px;height:${height}px;border:0`;
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    document.body.append(frame);
    await loaded;
    return frame;
  };
  // Durations, pointers and the like are no part of what is seen, nor is how far a box goes on below the window, nor the room that its box tells of anyway.
  const unseen =
    /^(?:transition|cursor|user-select|touch-action|overscroll|scroll-|text-underline-offset|animation|-webkit-user|--|perspective-origin|transform-origin|margin-|height$|block-size$|bottom$|inset-block-end$|grid-template-rows$)/;
  const names = [...getComputedStyle(document.body)].filter((name) => !unseen.test(name));
  const looksOf = (frame: HTMLIFrameElement) => {
    const { document: page, getComputedStyle: styleOf } = frame.contentWindow!;
    const fold = page.querySelector('[data-below-fold], section[aria-labelledby$="-title"], #frame-footer')!;
    return [...page.body.querySelectorAll('*')]
      .filter((one) => one.compareDocumentPosition(fold) & Node.DOCUMENT_POSITION_FOLLOWING && one.tagName !== 'STYLE')
      .map((one) => {
        const box = one.getBoundingClientRect();
        if (!(box.width && box.height && box.top < height && box.bottom > 0 && box.left < width)) return undefined;
        const style = styleOf(one);
        const looks = names.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return {
          name: `${one.tagName} ${one.className} ${one.textContent?.slice(0, 12)}`,
          looks: [`box: ${[box.x, box.y, box.width, Math.min(box.bottom, height)]}`, ...looks],
        };
      });
  };
  const frames = [await show(html), await show(firstOnly)];
  const [whole, first] = frames.map(looksOf) as [ReturnType<typeof looksOf>, ReturnType<typeof looksOf>];
  for (const frame of frames) frame.remove();
  if (!whole.some(Boolean)) return [`${address} shows nothing`];
  return whole.flatMap((one, at) => {
    const missed = one?.looks.find((look, index) => look !== first[at]?.looks[index]);
    return one && missed ? [`${address} at ${width}: ${one.name}: ${missed}`] : [];
  });
}
