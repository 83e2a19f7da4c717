/**
 * A button that goes away with its press gives the focus to what holds it, so that Escape and Tab go on from there.
 * What holds buttons has `tabIndex={-1}`: a card, the conversation.
 */
export const handFocusOn = (pressed: Element) => pressed.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
