/** How an `img` is fetched: with the page, in its first paint, where it is seen first and large; when it is near otherwise. */
export const pictureLoading = (priority = false) =>
  priority ? ({ loading: 'eager', decoding: 'sync', fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
