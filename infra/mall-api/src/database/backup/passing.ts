/** Lets chunks pass in a pipeline, and shows each to `look`; `atEnd` after the last. */
export const passing = (look: (chunk: Buffer) => void, atEnd = () => {}) =>
  async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      look(chunk);
      yield chunk;
    }
    atEnd();
  };

/** How many rows end in a piece of COPY's text: a line break within a value is written otherwise. */
export function rowsIn(chunk: Buffer): number {
  let rows = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
  return rows;
}
