/** An id nobody else has. randomUUID is for secure contexts only, and a company's test installation may run on plain http. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
