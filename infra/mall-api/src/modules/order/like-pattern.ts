/** A text that is a part of another one, for `like`. */
export const pattern = (part: string): string => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
