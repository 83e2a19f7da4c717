/** What is said between the gateway and an area's process. To the process: start to rest; from it: ready to stray. */
export const kinds = {
  start: 1,
  page: 2,
  frame: 3,
  widgets: 4,
  answer: 5,
  ping: 6,
  rest: 7,
  ready: 11,
  result: 12,
  fault: 13,
  fetch: 14,
  pong: 15,
  stray: 16,
} as const;

export type Kind = (typeof kinds)[keyof typeof kinds];

/** One message: what it belongs to, what it is, and its texts. */
export interface Frame {
  id: number;
  kind: number;
  texts: string[];
}

/** The same as it is sent: a text may be in UTF-8 already. */
export type Sent = Omit<Frame, 'texts'> & { texts: readonly (string | Buffer)[] };

const headBytes = 13;

/** `u32 length of what follows | u32 id | u8 kind | u32 number of texts | u32 length, utf8 of each`. Not Node's own messages between processes: to read those is a door. */
export function encodeFrame({ id, kind, texts }: Sent): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + 4 + length, headBytes));
  bytes.writeUInt32LE(bytes.length - 4, 0);
  bytes.writeUInt32LE(id, 4);
  bytes.writeUInt8(kind, 8);
  bytes.writeUInt32LE(texts.length, 9);
  let at = headBytes;
  for (const [index, text] of texts.entries()) {
    at = bytes.writeUInt32LE(lengths[index]!, at);
    at += typeof text === 'string' ? bytes.write(text, at) : text.copy(bytes, at);
  }
  return bytes;
}

/**
 * Puts messages together from what comes in pieces.
 * @param atMost bytes of one message
 * @returns takes the next piece. @throws where a message is longer, or isn't one: its sender is not to be read any further
 */
export function frameReader(atMost: number, onFrame: (frame: Frame) => void): (chunk: Buffer) => void {
  let waiting: Buffer[] = [];
  let held = 0;
  let wanted = 4;
  return (chunk) => {
    waiting.push(chunk);
    held += chunk.length;
    while (held >= wanted) {
      const bytes = waiting.length === 1 ? waiting[0]! : Buffer.concat(waiting);
      waiting = [bytes];
      const length = bytes.readUInt32LE(0) + 4;
      if (length > atMost || length < headBytes) throw new Error(`a message of ${length} bytes`);
      wanted = length;
      if (held < length) return;
      onFrame(decodeFrame(bytes.subarray(0, length)));
      waiting = [bytes.subarray(length)];
      held -= length;
      wanted = 4;
    }
  };
}

function decodeFrame(bytes: Buffer): Frame {
  const texts: string[] = [];
  let at = headBytes;
  for (let left = bytes.readUInt32LE(9); left > 0; left -= 1) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) throw new Error('a text that is longer than its message');
    texts.push(bytes.toString('utf8', at + 4, end));
    at = end;
  }
  return { id: bytes.readUInt32LE(4), kind: bytes.readUInt8(8), texts };
}
