const shanghaiAheadMs = 8 * 3_600_000;

/** What a field for date and time says, Shanghai's clock, as UTC ISO text; '' for nothing. */
export function instantOf(text: string): string {
  const at = Date.parse(`${text}:00+08:00`);
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(at) ? new Date(at).toISOString() : '';
}

/** The other way round. */
export function instantText(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : new Date(at + shanghaiAheadMs).toISOString().slice(0, 16);
}
