import type { ChatEvent } from '@mall/api-contract/assistant';
import { type ChatMessage, complete, type EndpointSettings, type ToolCall } from '../../adapters/language-model/openai-client.ts';
import { type LanguageModel, type Question, says } from './language-model.ts';
import { modelTools, runTool } from './model-tools.ts';
import type { AssistantTools } from './toolbox.ts';

const maxRounds = 5;
const maxMs = 60_000;

const instructions = (isSignedIn: boolean) => `你是工业用品商城“百工商城”的购物助手，用简洁的中文回答。
商品、价格、库存、货期、订单一律通过工具查询，不得编造；工具没有给出的信息就说不知道。
推荐商品后调用 show_products 展示卡片。用户明确要求加购时才调用 add_to_cart，数量以工具返回为准并告诉用户。
${isSignedIn ? '用户已登录。' : '用户未登录：看不到价格与订单，需要时请提示登录。'}与商城无关的问题请礼貌地说明你只能帮助采购。`;

const messagesOf = ({ question, context, sku }: Question, isSignedIn: boolean): ChatMessage[] => [
  { role: 'system', content: instructions(isSignedIn) },
  ...context
    .slice(-12)
    .map(({ role, text, skus }): ChatMessage => ({ role, content: skus?.length ? `${text}\n（展示了SKU：${skus.join('、')}）` : text })),
  { role: 'user', content: sku ? `（用户正在看SKU ${sku} 的商品页）${question}` : question },
];

const asMessage = (text: string, calls: readonly ToolCall[]): ChatMessage => ({
  role: 'assistant',
  content: text,
  tool_calls: calls.map((call) => ({ id: call.id, type: 'function', function: { name: call.name, arguments: call.arguments } })),
});

/**
 * Answers with a model behind an OpenAI-compatible endpoint, which looks things up through our tools.
 * Where it fails or is silent too long, `fallback` answers instead.
 * @param onFailure told why the fallback had to answer
 */
export const openAiModel = (
  settings: EndpointSettings,
  tools: AssistantTools,
  fallback: LanguageModel,
  onFailure: (error: unknown) => void,
): LanguageModel => ({
  async *answer(question, signal) {
    let hasSpoken = false;
    try {
      for await (const event of converse(settings, tools, question, AbortSignal.any([signal, AbortSignal.timeout(maxMs)]))) {
        hasSpoken = true;
        yield event;
      }
      if (hasSpoken) return;
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error);
      if (hasSpoken) yield says('\n\n（以上回答中断，以下由商城助手为您补充）\n');
    }
    yield* fallback.answer(question, signal);
  },
});

async function* converse(
  settings: EndpointSettings,
  tools: AssistantTools,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const messages = messagesOf(question, tools.isSignedIn);
  for (let round = 0; round < maxRounds; round += 1) {
    let text = '';
    let calls: ToolCall[] = [];
    for await (const chunk of complete(settings, messages, round < maxRounds - 1 ? modelTools : [], signal)) {
      if ('text' in chunk) {
        text += chunk.text;
        yield says(chunk.text);
      } else calls = chunk.toolCalls;
    }
    if (calls.length === 0) return;
    messages.push(asMessage(text, calls));
    for (const call of calls) {
      const { result, events } = await runTool(tools, call);
      yield* events;
      messages.push({ role: 'tool', tool_call_id: call.id, content: JSON.stringify(result) });
    }
  }
}
