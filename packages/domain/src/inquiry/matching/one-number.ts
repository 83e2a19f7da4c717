const pattern = /^[a-zφ]*\d+(?:\.\d+|-\d+\/\d+|\/\d+)?\s*[^\d\s-]*2?$/;

/** Is a value one number with its unit: 30mm, m8, 2芯, 1 mm2? A2-70 and M10×1 are more. @param text normalised */
export const isOneNumber = (text: string): boolean => pattern.test(text);
