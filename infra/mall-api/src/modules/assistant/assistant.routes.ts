import { Readable } from 'node:stream';
import { assistantCalls, type ChatEvent, type ChatTurn, type Thread } from '@mall/api-contract/assistant';
import { selectPart } from '@mall/domain/assistant';
import type { FastifyInstance } from 'fastify';
import { type EndpointSettings, readEndpoint } from '../../adapters/language-model/openai-client.ts';
import { callsAs } from '../../http/calls-as.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import { withFirstWords } from './first-words.ts';
import type { LanguageModel } from './language-model.ts';
import { embeddedMind } from './mind/mind.ts';
import { modelBudget } from './model-budget.ts';
import { openAiModel } from './openai-model.ts';
import { questionLimit } from './question-limit.ts';
import { type AssistantSources, assistantTools } from './toolbox.ts';
import { useTools } from './use-tool.ts';

interface ChatInput {
  question: string;
  withContext?: ChatTurn[];
  sku?: string;
  thread?: Thread;
}

const line = (event: ChatEvent) => `data: ${JSON.stringify(event)}\n\n`;

/** The answer as server-sent lines; whatever fails on the way is said in the stream, and the done marker always ends it. */
async function* lines(events: AsyncIterable<ChatEvent>, onFailure: (error: unknown) => void): AsyncGenerator<string> {
  try {
    for await (const event of events) yield line(event);
  } catch (error) {
    onFailure(error);
    yield line({ type: 'Error', message: '服务器异常' });
  }
  yield 'data: [DONE]\n\n';
}

/** The assistant (rules assistant 3, 4, 6). It streams, so it is served here and not by `route`. */
export function assistantRoutes(
  app: FastifyInstance,
  { endpoint = readEndpoint(), ...sources }: AssistantSources & { endpoint?: EndpointSettings | undefined },
) {
  const call = assistantCalls.chat;
  const limit = questionLimit();
  const budget = modelBudget(endpoint?.charactersPerDay ?? Number.POSITIVE_INFINITY);
  app.post<{ Body: ChatInput }>(call.path, { schema: { body: call.body }, config: { call } }, (request, reply) => {
    const { caller, log } = request;
    const { question, withContext = [], sku, thread } = request.body;
    const who = caller.kp ? `kp ${caller.kp.kpId}` : caller.ip;
    if (question.trim() === '') throw new MallError('BAD_REQUEST', { field: 'question', problem: '不能为空' });
    if (!limit.admits(who)) throw new MallError('ASSISTANT_BUSY');
    const tools = assistantTools(sources, caller, useTools(callsAs(app, request), caller));
    const embedded = embeddedMind(tools);
    // What the embedded one reads better than any model does: a pasted list. And whoever used up the day's share of the model.
    const model: LanguageModel =
      endpoint && question.length <= longestForModel && budget.isLeft(who)
        ? openAiModel({
            ...{ settings: endpoint, tools, caller, fallback: embedded },
            onFailure: (error) => log.warn({ err: error }, 'the language model failed, the embedded one answers'),
            onSpent: (characters) => budget.spend(who, characters),
          })
        : embedded;
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    const answer = model.answer({ question: question.trim(), context: withContext, sku, thread }, left.signal);
    return reply
      .headers({ 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache, no-transform', 'x-accel-buffering': 'no' })
      .send(Readable.from(lines(withFirstWords(answer), (error) => log.error({ err: error }, 'the assistant failed'))));
  });
  route(app, assistantCalls.selectPart, (input) => selectPart(input));
}
const longestForModel = 500;
