/** So many parcels at most. */
export const mostExpressNumbers = 5;
export const expressWords = `运单号为6至30位字母或数字，多个请用逗号隔开，最多${mostExpressNumbers}个`;

/** Express numbers as a buyer types them, each once and in capitals; undefined where one can't be a number of any carrier (rule after-sales 7). */
export function readExpressNumbers(text: string): string[] | undefined {
  const numbers = [
    ...new Set(
      text
        .normalize('NFKC')
        .toUpperCase()
        .split(/[\s,，;；、]+/)
        .filter(Boolean),
    ),
  ];
  const isFine =
    numbers.length > 0 && numbers.length <= mostExpressNumbers && numbers.every((one) => /^[A-Z0-9][A-Z0-9-]{5,29}$/.test(one));
  return isFine ? numbers : undefined;
}
