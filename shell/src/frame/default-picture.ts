import { values } from '@mall/design-tokens';

const { accentLine, inkDisabled } = values.color;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" fill="none" stroke="${inkDisabled}"><path d="M50 24 72.5 37v26L50 76 27.5 63V37Z"/><circle cx="50" cy="50" r="11"/><path d="M50 16v68M16 50h68" stroke="${accentLine}" stroke-width=".5" stroke-dasharray="12 3 2 3"/></svg>`;

/** The ui-kit's default picture for an `<img>`: a hexagon nut in thin lines. */
export const defaultPicture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** Shows it in place of what could not be fetched; its words stay. A source that comes later is tried like any other. */
export function showDefault(picture: HTMLImageElement) {
  if (picture.getAttribute('src') === defaultPicture) return;
  picture.removeAttribute('srcset');
  picture.src = defaultPicture;
}
