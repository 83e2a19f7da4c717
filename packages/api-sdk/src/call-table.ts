/** What the client knows of a call: how it is sent, and whether anything differs after it. */
export type CallRow = readonly [method: string, path: string, effect: 'read' | 'write', query?: readonly string[]];

/** Noun → call → row. */
export type CallTable = Readonly<Record<string, Readonly<Record<string, CallRow>>>>;
