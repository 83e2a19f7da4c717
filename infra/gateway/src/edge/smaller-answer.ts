import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bytesOf, refuseUnanswered } from './call-answers.ts';
import { isOwn } from './foreign-writes.ts';

/** Two packets: what fits in them arrives no sooner for being smaller. */
const leastBytes = 2800;
/** What is longer is not held in memory to be compressed at once. */
const mostBytes = 4 * 1024 * 1024;

/** What is written in letters: answers and drawings. */
const isText = (contentType: unknown) => /^(?:application\/(?:\w+\+)?json|image\/svg\+xml)\b/.test(String(contentType ?? ''));

/** A way of making an answer smaller, as `Accept-Encoding` names it. */
type Coding = 'br' | 'gzip';

/** The best of what the asker takes; what it takes with a weight of 0 it doesn't take. */
function codingFor(accepted: string | undefined): Coding | undefined {
  const taken = (accepted ?? '').split(',').flatMap((one) => {
    const [name = '', ...parameters] = one.split(';').map((part) => part.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (['br', 'gzip'] as const).find((coding) => taken.includes(coding));
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Both in about 5 ms a megabyte, off the main thread. */
const compressed = (coding: Coding, body: Buffer): Promise<Buffer> =>
  coding === 'gzip'
    ? zip(body, { level: 4 })
    : brotli(body, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 4,
          // A window of 256 KB instead of 4 MB: an answer rarely has more, and hundreds are on their way at once.
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      });

/**
 * Sends what the API answered, smaller where that pays: JSON and drawings whose length it said, for askers that take br or gzip. What has no length yet is
 * on its way word by word (the assistant) and passes as it comes, as do files and photographs (rules calls 34, 35).
 * @param reply with the API's headers and status @param stream the API's body
 */
export async function sendSmaller(request: FastifyRequest, reply: FastifyReply, stream: NodeJS.ReadableStream): Promise<void> {
  const size = Number(reply.getHeader('content-length'));
  const pays =
    isText(reply.getHeader('content-type')) &&
    size >= leastBytes &&
    size <= mostBytes &&
    request.method !== 'HEAD' &&
    !reply.hasHeader('content-encoding');
  if (!pays) return void reply.send(stream);
  reply.header('vary', 'accept-encoding');
  const coding = codingFor(request.headers['accept-encoding']);
  // A compressed length tells what is in the answer to whoever makes the browser ask with words of his own: only our pages, and programs, are told.
  if (!coding || !isOwn(request)) return void reply.send(stream);
  try {
    const body = await compressed(coding, await bytesOf(stream));
    return void reply.header('content-encoding', coding).header('content-length', body.length).send(body);
  } catch (error) {
    request.log.warn({ err: error }, 'the API broke off its answer');
    for (const name of ['vary', 'content-length']) reply.removeHeader(name);
    return void refuseUnanswered(reply);
  }
}
