const hourMs = 3_600_000;

/** May still be ordered what a confirmation page showed (rule checkout 5)? @param shownAt UTC ISO text @param now in ms */
export const isQuoteValid = (shownAt: string, now: number): boolean => now - Date.parse(shownAt) <= 2 * hourMs;

/** Quotes shown before this are forgotten: nobody can order from them any more. @param now in ms @returns UTC ISO text */
export const forgetQuotesBefore = (now: number): string => new Date(now - 24 * hourMs).toISOString();

/** The same content ordered since then is a second click, not a second order (rule checkout 10). @param now in ms @returns UTC ISO text */
export const secondClickSince = (now: number): string => new Date(now - 10 * 60_000).toISOString();
