import type { FastifyReply } from 'fastify';

/** The gateway's own no to a call, in the envelope that every answer of the API has. */
export const refuseCall = (reply: FastifyReply, status: number, message: string, reason: string) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: status, message, body: null, reason }));

/** What every refused-because-nobody-answers says: come again in two seconds. */
export const refuseUnanswered = (reply: FastifyReply) =>
  refuseCall(reply.header('retry-after', '2'), 503, '服务不可用', 'SERVICE_UNAVAILABLE');

/** The whole of an answer. Throws where it breaks off. */
export async function bytesOf(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer));
  return Buffer.concat(chunks);
}

/** The whole of an answer that has to be looked at before it goes on. */
export const textOf = async (stream: NodeJS.ReadableStream): Promise<string> => (await bytesOf(stream)).toString();
