/** What a spreadsheet would take for a formula, or for a command of its own, when it is opened or pasted. */
const dangerous = /^[=+\-@\t\r]/;

/** A cell that says what it said and does nothing: `'=1+1` (rule inquiry 48). */
export const harmlessCell = (text: string): string => (dangerous.test(text) ? `'${text}` : text);
