import { refusals } from '@mall/api-contract';
import { assistantKeyLimits } from '@mall/domain/assistant';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../../database/outage.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressBudget } from '../../load/address-budget.ts';
import type { AgentParts } from './agent-call.ts';
import { agentPath } from './assistant-key.routes.ts';
import { type AssistantAgent, assistantKeyService } from './assistant-key.service.ts';

const mostOfABody = 65_536;
/** Of one address, whatever keys it tries. */
const perAddressAndMinute = 300;

/** What the protocol calls these, besides the words. */
const numbers = { invalidRequest: -32_600, unauthorized: -32_001, tooMany: -32_002, failed: -32_603 } as const;

/** A client that doesn't say what it takes gets JSON, too. */
const asked = { accept: 'application/json, text/event-stream', 'content-type': 'application/json' };

const say = (reply: FastifyReply, status: number, number: number, message: string) =>
  reply.status(status).send({ jsonrpc: '2.0', id: null, error: { code: number, message } });

/** Has anything of the address a key in it? It stands in logs by now. */
const namesKey = ({ url }: FastifyRequest) => /ak_\d+_/.test(url) || url.includes('?');

/** A script on a page of another site, or one that a rebound name leads here, says where it comes from; a program says nothing. */
const isForeign = ({ headers: { origin } }: FastifyRequest, mallUrl: string) =>
  origin !== undefined && origin !== URL.parse(mallUrl)?.origin;

const isMessage = (body: unknown) =>
  typeof body === 'object' &&
  body !== null &&
  (body as { jsonrpc?: unknown }).jsonrpc === '2.0' &&
  typeof (body as { method?: unknown }).method === 'string';

/** Where a company's own assistants connect to, by the Model Context Protocol (rules agent 3–8). Its errors have the protocol's form. */
export function agentRoutes(app: FastifyInstance, { db, mallUrl }: Omit<AgentParts, 'app'>) {
  const keys = assistantKeyService(db);
  const ofAddress = addressBudget(perAddressAndMinute);
  const ofKey = addressBudget(assistantKeyLimits.perMinute);

  /** @throws {MallError} ASSISTANT_KEY_IN_ADDRESS, ASSISTANT_ORIGIN_FOREIGN, TOO_MANY_REQUESTS, ASSISTANT_KEY_INVALID */
  async function admit(request: FastifyRequest): Promise<AssistantAgent> {
    if (namesKey(request)) throw new MallError('ASSISTANT_KEY_IN_ADDRESS');
    if (isForeign(request, mallUrl)) throw new MallError('ASSISTANT_ORIGIN_FOREIGN');
    if (!ofAddress(request.ip)) throw new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    const agent = await keys.lookUp(/^Bearer (\S{1,100})$/.exec(request.headers.authorization ?? '')?.[1] ?? '');
    if (!agent) throw new MallError('ASSISTANT_KEY_INVALID');
    if (!ofKey(`key ${agent.key.id}`)) throw new MallError('TOO_MANY_REQUESTS', { retryAfterSeconds: 60 });
    return agent;
  }

  return app.register(async (scope) => {
    scope.setErrorHandler((error: Error, request, reply) => {
      if (error instanceof MallError) {
        reply.refusal = error;
        const { status = 400 }: { code: number; status?: number } = refusals[(error as MallError).reason];
        if (error.reason === 'TOO_MANY_REQUESTS') reply.header('retry-after', 60);
        if (status === 401) reply.header('www-authenticate', 'Bearer realm="mall"');
        const number = status === 401 ? numbers.unauthorized : status === 429 ? numbers.tooMany : numbers.invalidRequest;
        return say(reply, status, number, error.message);
      }
      const { statusCode = 500 } = error as { statusCode?: number };
      if (statusCode === 413) return say(reply, 413, numbers.invalidRequest, '请求内容过大，最多64KB');
      if (statusCode < 500) return say(reply, statusCode, -32_700, '不是有效的 JSON');
      if (isOutage(error)) return say(reply, 503, numbers.failed, '服务繁忙，请稍后再试');
      request.log.error({ err: error }, 'unforeseen error');
      return say(reply, 500, numbers.failed, '服务器内部错误');
    });
    const config = { outsideContract: 'its words are a protocol’s, and its callers bring keys of their own' };
    scope.route({
      method: ['GET', 'DELETE'],
      url: agentPath,
      config,
      handler: (_request, reply) => say(reply.header('allow', 'POST'), 405, numbers.invalidRequest, '请用 POST 连接'),
    });
    scope.post(agentPath, { bodyLimit: mostOfABody, config }, async (request, reply) => {
      const agent = await admit(request);
      // A tenth of the mall's start otherwise.
      const { answerAgent } = await import('./agent-server.ts');
      if (Array.isArray(request.body)) return say(reply, 400, numbers.invalidRequest, '请一次发送一条消息');
      if (!isMessage(request.body)) return say(reply, 400, -32_700, '不是有效的 JSON-RPC 2.0 消息');
      const headers = Object.fromEntries(
        Object.entries(request.headers).filter((one): one is [string, string] => typeof one[1] === 'string'),
      );
      const from = { ip: request.ip, requestId: request.id, provinceId: request.caller.provinceId };
      const answer = await answerAgent({ app, db, mallUrl }, agent, from, {
        url: `${mallUrl}${agentPath}`,
        headers: { ...headers, ...asked },
        body: request.body,
      });
      const type = answer.headers.get('content-type');
      if (type) reply.type(type);
      return reply.status(answer.status).send(await answer.text());
    });
  });
}
