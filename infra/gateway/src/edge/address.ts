/** A request's own address. Not relative to the site: `//` would name another host. */
export const addressOf = ({ url }: { url: string }): URL => new URL(`http://mall${url}`);

/**
 * An address as it can be passed on: a per cent sign that stands for itself (`?keyword=100%`) is written as one.
 * @returns undefined for bytes that are no text in UTF-8
 */
export function passableUrl(url: string): string | undefined {
  const repaired = url.replace(/%(?![0-9a-f]{2})/gi, '%25');
  try {
    decodeURIComponent(repaired);
    return repaired;
  } catch {
    return undefined;
  }
}
