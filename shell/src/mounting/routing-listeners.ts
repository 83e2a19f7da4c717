/**
 * single-spa keeps the listeners of these two events itself and calls them when the areas have changed, without their options: a listener given away
 * with a `signal` was called, and kept all it knew, for as long as the page. Called after its `start`, which replaces `addEventListener`, `signal` and `once` are kept again.
 */
export function keepListenerOptions() {
  const add = window.addEventListener.bind(window) as typeof window.addEventListener;
  window.addEventListener = (name: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    const { signal, once } = typeof options === 'object' ? options : {};
    if ((name !== 'popstate' && name !== 'hashchange') || typeof listener !== 'function') return add(name, listener, options);
    if (signal?.aborted) return;
    add(name, listener);
    const remove = () => {
      for (const one of [listener, remove]) window.removeEventListener(name, one);
    };
    signal?.addEventListener('abort', remove, { once: true });
    if (once) add(name, remove);
  };
}
