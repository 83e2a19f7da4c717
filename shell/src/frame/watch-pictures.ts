const isBroken = (picture: HTMLImageElement) => picture.complete && picture.naturalWidth === 0 && !!picture.currentSrc;

/**
 * A picture that can't be fetched falls back to the default picture, wherever it stands (rule errors 14): also one of the server's page that failed
 * before any script ran. What draws it is fetched with the first that fails. The ui-kit's own pictures look after themselves.
 */
export function watchPictures(page: Document = document) {
  const replace = (picture: HTMLImageElement) =>
    void import(/* webpackChunkName: "default-picture" */ './default-picture.ts')
      .then(({ showDefault }) => showDefault(picture))
      // Then the browser's own sign stays, beside the picture's words.
      .catch(() => {});
  const isOurs = (picture: HTMLImageElement) => !picture.closest('[data-picture]');
  page.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && isOurs(target) && replace(target), true);
  for (const picture of page.images) if (isBroken(picture) && isOurs(picture)) replace(picture);
}
