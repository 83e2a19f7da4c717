import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const answers = JSON.parse(readFileSync(join(import.meta.dirname, 'recorded-answers.json'), 'utf8'));
/** What goes wrong with a model, in turn: it refuses, is silent, talks nonsense, names a SKU that isn't there, breaks off, calls what doesn't exist. */
const faults = ['refuses', 'silent', 'nonsense', 'invents', 'breaksOff', 'noSuchTool'];

/**
 * A model as it was recorded: recorded-answers.json says which tools it calls for what, and what it says then. It stands for a plain model with tool calls, so that the way through ports, tools,
 * cards and the fallback is measured, not the model. @param faultEvery each so manieth question one of its faults; 0 for none
 */
export async function recordedModel(createServer, faultEvery = 0) {
  let questions = 0;
  let fault = '';
  const server = createServer(async (request, response) => {
    const parts = [];
    for await (const part of request) parts.push(part);
    const { messages } = JSON.parse(Buffer.concat(parts).toString('utf8'));
    const last = messages.at(-1);
    if (last.role === 'user') {
      questions += 1;
      fault = faultEvery > 0 && questions % faultEvery === 0 ? faults[(questions / faultEvery) % faults.length] : '';
    }
    if (fault === 'refuses') return response.writeHead(503).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta) => response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
    const call = (calls) =>
      send({
        tool_calls: calls.map(([name, args], index) => ({
          index,
          id: `c${messages.length}-${index}`,
          function: { name, arguments: JSON.stringify(args) },
        })),
      });
    if (fault === 'silent') return;
    if (fault === 'nonsense') return response.end('data: {"choices": [{"delta": {"content"\n\n');
    if (fault === 'breaksOff') return send({ content: '为您找到' }) && response.end();
    if (fault === 'noSuchTool') {
      fault = '';
      call([['transfer_money', { to: 'me' }]]);
      return response.end('data: [DONE]\n\n');
    }
    const question = messages.findLast(({ role }) => role === 'user').content;
    const told = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
    const read = told.filter(({ role }) => role === 'tool').map(({ content }) => content);
    const all = read.join('\n');
    const values = {
      question: question.slice(0, 80),
      skus: [...new Set([...all.matchAll(/"skuNumber":"([^"]+)"/g)].map(([, sku]) => sku))].slice(0, 3),
      shown: /展示了SKU：([^）、]+)/.exec(messages.findLast(({ content }) => /展示了SKU/.test(content ?? ''))?.content ?? '')?.[1],
      number: Number(/\d+/.exec(question)?.[0] ?? 1),
      order: /"id":"([^"]+)"/.exec(all)?.[1] ?? '',
      orderNumber: /"orderNumber":"([^"]+)"/.exec(all)?.[1] ?? '',
      status: /"statusName":"([^"]+)"/.exec(all)?.[1] ?? '',
    };
    const recorded = answers.find(({ asks, needs }) => new RegExp(asks).test(question) && (!needs || values[needs]));
    const filled = (args) =>
      Object.fromEntries(Object.entries(args).map(([key, value]) => [key, /^\{(\w+)\}$/.test(value) ? values[value.slice(1, -1)] : value]));
    const step = [recorded.calls, recorded.then][read.length];
    if (fault !== 'invents' && step && (read.length === 0 || values.skus.length > 0 || values.order))
      call(step.map(([name, args]) => [name, filled(args)]));
    else if (fault === 'invents') send({ content: '推荐您选 ZZ12345，价格 1 元，见 [商品](https://evil.example/p)。' });
    else
      for (const piece of recorded.says.replace(/\{(\w+)\}/g, (_, key) => [values[key]].flat().join('、')).match(/.{1,6}/gsu))
        send({ content: piece });
    response.end('data: [DONE]\n\n');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/v1`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
