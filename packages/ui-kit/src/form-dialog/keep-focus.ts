import type { MouseEvent } from 'react';

/**
 * For a dialog's buttons, on mouse down: the field that is being typed in keeps the focus until the click is done. Leaving it would show
 * its error, and the error would move the button away from under the pointer.
 */
export const keepFocus = (event: MouseEvent) => event.preventDefault();
