interface Switch {
  newUrl: string;
  oldUrl: string;
  originalEvent?: Event & { singleSpaTrigger?: string };
}

/**
 * After a switch the focus stands on the new page's heading, so that a screen reader says where one is and the next Tab leads into the page. Another query of the same
 * page, an address put in place of another, and going back leave it where it is. The code that looks for the heading comes with the first switch.
 */
export function keepFocus() {
  const heading = () => document.querySelector<HTMLElement>('#main h1');
  let old: HTMLElement | null = null;
  let words: string | null | undefined;
  window.addEventListener('single-spa:before-routing-event', () => {
    old = heading();
    words = old?.textContent;
  });
  window.addEventListener('single-spa:routing-event', (event) => {
    const { newUrl, oldUrl, originalEvent } = (event as CustomEvent<Switch>).detail;
    if (originalEvent?.singleSpaTrigger !== 'pushState' || new URL(newUrl).pathname === new URL(oldUrl).pathname) return;
    void import(/* webpackChunkName: "focus-heading" */ './focus-heading.ts').then(({ focusHeading }) =>
      focusHeading((one) => one !== old || one.textContent !== words),
    );
  });
}
