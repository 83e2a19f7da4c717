/** The fields of a form that was posted. */
export const formFields = (body: string): Record<string, string> => Object.fromEntries(new URLSearchParams(body));
