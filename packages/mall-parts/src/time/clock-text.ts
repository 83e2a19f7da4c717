const two = (value: number) => String(value).padStart(2, '0');

/** '71:59:08' of a time left in ms, '' of less than a second. */
export function clockText(ms: number): string {
  const left = Math.floor(ms / 1000);
  return left > 0 ? `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}` : '';
}
