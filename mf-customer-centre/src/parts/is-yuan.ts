/** Yuan as they are typed: digits, at most two behind the point. */
export const isYuan = (text: string): boolean => /^\d{1,8}(\.\d{1,2})?$/.test(text);
