/** The line that ends a stream (rule assistant 4). */
const doneMarker = '[DONE]';

/** The connection ended before the done marker: what came is not all there was. */
export class StreamCutError extends Error {
  override readonly name = 'StreamCutError';
}

/**
 * Reads server-sent lines as they come and yields the JSON after each `data:`. A chunk may end anywhere: inside a line, inside a character. Comments, other
 * fields and lines that aren't JSON are passed over.
 * @throws {StreamCutError} ended without the done marker
 */
export async function* readStream<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split(/\r\n|\n|\r(?!$)/);
      // The last piece is a line only when nothing can follow it.
      rest = done ? '' : lines.pop()!;
      for (const line of lines) {
        const data = dataOf(line);
        if (data === doneMarker) return;
        const event = data && parse<Event>(data);
        if (event) yield event;
      }
      if (done) throw new StreamCutError('回答中断，请重试');
    }
  } finally {
    // Whoever stops reading early ends the request with it.
    reader.cancel().catch(() => {});
  }
}

const dataOf = (line: string) => (line.startsWith('data:') ? line.slice(5).trim() : '');

function parse<Event>(data: string): Event | undefined {
  try {
    const event: unknown = JSON.parse(data);
    return typeof event === 'object' && event !== null ? (event as Event) : undefined;
  } catch {
    return undefined;
  }
}
