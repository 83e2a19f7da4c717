/** An endpoint that speaks OpenAI's chat completions. */
export interface EndpointSettings {
  /** Up to and without `/chat/completions`: 'https://llm.example.com/v1' */
  url: string;
  key: string;
  model: string;
  /** Milliseconds without a byte after which it counts as dead. */
  patience?: number;
  /** What one person's day may take: characters read and written. */
  charactersPerDay?: number;
}

export interface ToolCall {
  id: string;
  name: string;
  /** JSON text. */
  arguments: string;
}
export type ChatMessage =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string; tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[] }
  | { role: 'tool'; tool_call_id: string; content: string };
export type ChatChunk = { text: string } | { toolCalls: ToolCall[] };

interface Delta {
  choices?: {
    delta?: { content?: string | null; tool_calls?: { index: number; id?: string; function?: { name?: string; arguments?: string } }[] };
    finish_reason?: string | null;
  }[];
}

/** About forty long conversations. */
const usualPerDay = 2_000_000;

/** Settings from the environment: MALL_LLM_URL, MALL_LLM_KEY, MALL_LLM_MODEL, MALL_LLM_PATIENCE_MS, MALL_LLM_CHARACTERS_PER_DAY of one person. Undefined where no endpoint is named. */
export const readEndpoint = (env: NodeJS.ProcessEnv = process.env): EndpointSettings | undefined =>
  env.MALL_LLM_URL
    ? {
        url: env.MALL_LLM_URL.replace(/\/(chat\/completions)?\/?$/, ''),
        key: env.MALL_LLM_KEY ?? '',
        model: env.MALL_LLM_MODEL ?? 'gpt-4o-mini',
        ...(Number(env.MALL_LLM_PATIENCE_MS) > 0 ? { patience: Number(env.MALL_LLM_PATIENCE_MS) } : {}),
        charactersPerDay: Number(env.MALL_LLM_CHARACTERS_PER_DAY) || usualPerDay,
      }
    : undefined;

/**
 * One round of a conversation, streamed: pieces of text as they come, then the tools it wants to call, if any.
 * @throws when the endpoint refuses, is silent for longer than its patience, or breaks off
 */
export async function* complete(
  settings: EndpointSettings,
  messages: readonly ChatMessage[],
  tools: readonly unknown[],
  signal: AbortSignal,
): AsyncGenerator<ChatChunk> {
  const silence = new AbortController();
  const patience = settings.patience ?? 12_000;
  let timer = setTimeout(() => silence.abort(new Error('the language model is silent')), patience);
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(new Error('the language model is silent')), patience);
  };
  try {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(settings.key ? { authorization: `Bearer ${settings.key}` } : {}) },
      body: JSON.stringify({ model: settings.model, messages, tools, temperature: 0.2, stream: true }),
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!response.ok || !response.body) throw new Error(`the language model answered ${response.status}`);
    const calls: ToolCall[] = [];
    let isWhole = false;
    for await (const data of dataLines(response.body, heard)) {
      if (data === '[DONE]') {
        isWhole = true;
        break;
      }
      const choice = (JSON.parse(data) as Delta).choices?.[0];
      if (choice?.finish_reason) isWhole = true;
      const delta = choice?.delta;
      if (delta?.content) yield { text: delta.content };
      for (const part of delta?.tool_calls ?? []) {
        calls[part.index] ??= { id: '', name: '', arguments: '' };
        const call = calls[part.index]!;
        call.id ||= part.id ?? '';
        call.name += part.function?.name ?? '';
        call.arguments += part.function?.arguments ?? '';
      }
    }
    if (!isWhole) throw new Error('the language model stopped in the middle');
    const wanted = calls.filter((call) => call?.name);
    if (wanted.length > 0) yield { toolCalls: wanted };
  } finally {
    clearTimeout(timer);
  }
}

/** What stands after `data:` in a stream of server-sent lines, however its bytes are cut. */
async function* dataLines(body: ReadableStream<Uint8Array>, heard: () => void): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    heard();
    rest += decoder.decode(bytes, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice(5).trim();
}
