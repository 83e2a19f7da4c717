/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import ChatPage from './chat-page.tsx';

/** One answer of the assistant, sent piece by piece by the test. */
interface Line {
  body: { question: string; withContext: object[]; sku?: string };
  say: (event: object) => void;
  end: () => void;
  cut: () => void;
  aborted: () => boolean;
}
const lines: Line[] = [];
const encoder = new TextEncoder();
let refuse: { status: number; message: string } | undefined;

const fetchAnswer = async (_: unknown, { body, signal }: { body: string; signal: AbortSignal }) => {
  if (refuse)
    return {
      ok: false,
      status: refuse.status,
      headers: new Headers(),
      json: async () => ({ code: refuse!.status, message: refuse!.message }),
    };
  let control!: ReadableStreamDefaultController;
  const stream = new ReadableStream({
    start(controller) {
      control = controller as never;
    },
  });
  signal.addEventListener('abort', () => control.error(new Error('aborted')));
  const send = (text: string) => control.enqueue(encoder.encode(text) as never);
  lines.push({
    body: JSON.parse(body),
    say: (event) => send(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      send('data: [DONE]\n\n');
      control.close();
    },
    cut: () => control.close(),
    aborted: () => signal.aborted,
  });
  return { ok: true, status: 200, headers: { get: () => 'text/event-stream; charset=utf-8' }, body: stream };
};
class Headers {
  get = () => 'application/json';
}

beforeEach(() => {
  lines.length = 0;
  refuse = undefined;
  sessionStorage.clear();
  Object.assign(globalThis, { fetch: jest.fn(fetchAnswer as never) });
});
const added: object[] = [];
const cart = (answer: (input: { sku: string; quantity: number }) => Promise<object>) => ({ cart: { addSkuToCart: answer as never } });
const adds = cart(async ({ sku, quantity }) => {
  added.push({ sku, quantity });
  return { shoppingCartItemId: 1, sku, quantity, totalProducts: 3 };
});
const open = (options: object = {}) => renderPage(<ChatPage />, { path: '/ai', answers: adds, ...options });
const input = () => screen.getByRole('textbox', { name: '您的问题' });
const nthLine = async (at: number) => {
  await waitFor(() => expect(lines.length).toBeGreaterThan(at));
  return lines[at]!;
};

const cartCard = {
  type: 'FuncFrontend',
  name: 'propose',
  arguments: {
    id: 't1-add_to_cart-AC10473',
    tool: 'add_to_cart',
    input: { sku: 'AC10473', quantity: 50 },
    title: '加入购物车',
    changes: [{ label: '数量', value: '50个' }],
    button: '加入50个',
    warning: '',
    sku: 'AC10473',
  },
};
const press = async (user: { click: (element: Element) => Promise<void> }, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('an answer streams into the conversation and shows the products it speaks of', async () => {
  const { user } = open();
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.type(input(), 'M8x30有货吗{Enter}');
  expect(input()).toHaveValue('');
  const line = await nthLine(0);
  expect(line.body).toEqual({ question: 'M8x30有货吗', withContext: [] });
  line.say({ type: 'Answer', text: '找到2款，' });
  expect(await screen.findByText('找到2款，')).toBeVisible();
  expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'true');
  line.say({ type: 'Answer', text: '**当日发货**。' });
  line.say({ type: 'FuncFrontend', name: 'showProducts', arguments: { skus: ['AC10473', 'AC37835'], keyword: '' } });
  line.end();
  const cards = await screen.findByRole('list', { name: '相关商品' });
  expect(within(cards).getByRole('link', { name: /AC37835/ })).toHaveAttribute('href', '/p/AC37835');
  expect(screen.getByText('当日发货')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('log')).toHaveAttribute('aria-busy', 'false'));
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '第1款多少钱' }));
  expect((await nthLine(1)).body.withContext).toEqual([
    { role: 'user', text: 'M8x30有货吗' },
    { role: 'assistant', text: '找到2款，**当日发货**。', skus: ['AC10473', 'AC37835'] },
  ]);
});

test('a line break is typed with Shift, and an empty question is not sent', async () => {
  const { user } = open();
  await user.type(input(), '   {Enter}');
  await user.clear(input());
  await user.type(input(), '第一行{Shift>}{Enter}{/Shift}第二行');
  expect(input()).toHaveValue('第一行\n第二行');
  expect(lines).toHaveLength(0);
});

test('加50个 shows a card; its button puts them into the cart once and says so', async () => {
  added.length = 0;
  const { user, platform } = open();
  const counts: unknown[] = [];
  platform.bus.on('cart:changed', (event) => counts.push(event));
  await user.type(input(), '帮我加50个到购物车{Enter}');
  const line = await nthLine(0);
  line.say(cartCard);
  line.end();
  expect(await screen.findByRole('button', { name: '加入50个' })).toBeVisible();
  expect(added).toEqual([]);
  expect(await accessibilityFaults(document.body)).toEqual([]);
  await press(user, '加入50个');
  expect(await screen.findByText(/商品已成功加入购物车！/)).toBeVisible();
  expect(screen.getByRole('region', { name: '加入购物车' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: '加入50个' })).toBeNull();
  expect(screen.getByRole('link', { name: '去购物车' })).toHaveAttribute('href', '/mycart');
  expect(added).toEqual([{ sku: 'AC10473', quantity: 50 }]);
  expect(counts).toEqual([{ totalProducts: 3 }]);
});

test('a visitor logs in first, and the add goes on after the reload', async () => {
  added.length = 0;
  const { user, seen, unmount } = open({ session: { signedIn: false } });
  await user.type(input(), '加50个{Enter}');
  const line = await nthLine(0);
  line.say(cartCard);
  line.end();
  await press(user, '加入50个');
  expect(await screen.findByRole('button', { name: '登录后继续' })).toBeVisible();
  expect(seen.logins).toEqual([{ target: '/ai', word: 'cart' }]);
  expect(added).toEqual([]);
  unmount();
  open();
  expect(await screen.findByText(/商品已成功加入购物车！/)).toBeVisible();
  expect(added).toEqual([{ sku: 'AC10473', quantity: 50 }]);
});

test('an add that nobody answered for is tried again under its key, a reload in between or not', async () => {
  const keys: unknown[] = [];
  const lost = ['SERVICE_UNAVAILABLE', 'NONSENSE', 'TIMEOUT'] as const;
  const addSkuToCart = async (_: object, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    const reason = lost[keys.length - 1];
    if (reason) throw refusal(reason, '没有回应');
    return { totalProducts: 1 };
  };
  const { user, unmount } = open({ answers: { cart: { addSkuToCart } } });
  await user.type(input(), '加{Enter}');
  const line = await nthLine(0);
  line.say(cartCard);
  line.end();
  await press(user, '加入50个');
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: '重试' }));
  await waitFor(() => expect(keys).toHaveLength(3));
  unmount();
  const second = open({ answers: { cart: { addSkuToCart } } });
  await second.user.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(/商品已成功加入购物车！/)).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test('a refused add says why and is tried again with a key of its own', async () => {
  const keys: unknown[] = [];
  const addSkuToCart = async (_: object, options?: { idempotencyKey?: string }) => {
    keys.push(options?.idempotencyKey);
    if (keys.length === 1) throw refusal('STOCK_NOT_ENOUGH', '库存不足');
    return { totalProducts: 1 };
  };
  const { user } = open({ answers: { cart: { addSkuToCart } } });
  await user.type(input(), '加{Enter}');
  const line = await nthLine(0);
  line.say(cartCard);
  line.end();
  await press(user, '加入50个');
  expect(await screen.findByText(/未能完成：库存不足/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText(/商品已成功加入购物车！/)).toBeVisible();
  expect(new Set(keys).size).toBe(2);
});

test('a function nobody knows is told, sound waits for a click', async () => {
  const { user } = open();
  await user.type(input(), '你好{Enter}');
  const line = await nthLine(0);
  line.say({ type: 'FuncFrontend', name: 'transferMoney', arguments: {} });
  line.say({ type: 'AudioB64', audio: 'AAAA' });
  line.say({ type: 'FuncFrontend', name: 'openPage', arguments: { url: '/customer/myorders', title: '我的订单' } });
  line.end();
  expect(await screen.findByText(/助手想执行“transferMoney”/)).toBeVisible();
  expect(screen.getByRole('button', { name: '播放语音' })).toBeVisible();
  expect(screen.getByRole('link', { name: '打开：我的订单' })).toHaveAttribute('href', '/customer/myorders');
});

test('an answer is stopped, what came of it stays, and what was typed meanwhile too', async () => {
  const { user } = open();
  await user.type(input(), '6204{Enter}');
  const line = await nthLine(0);
  line.say({ type: 'Answer', text: '正在查' });
  expect(await screen.findByText('正在查')).toBeVisible();
  await user.type(input(), '下一个问题{Enter}');
  await user.click(screen.getByRole('button', { name: '停止' }));
  expect(await screen.findByText('回答已停止')).toBeVisible();
  expect(line.aborted()).toBe(true);
  expect(screen.getByText('正在查')).toBeVisible();
  expect(input()).toHaveValue('下一个问题');
});

test('a refused or broken answer keeps the question and asks again in its place', async () => {
  refuse = { status: 503, message: '服务不可用' };
  const { user } = open();
  await user.type(input(), '6204轴承{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('没能回答完：服务不可用');
  refuse = undefined;
  await user.click(screen.getByRole('button', { name: '重试' }));
  const line = await nthLine(0);
  expect(line.body).toEqual({ question: '6204轴承', withContext: [] });
  line.say({ type: 'Answer', text: '找到' });
  line.cut();
  expect(await screen.findByRole('alert')).toHaveTextContent('回答中断，请重试');
  expect(screen.getAllByText('6204轴承')).toHaveLength(1);
});

test('a product’s link fills the question in and waits; the product goes along once', async () => {
  const { user } = open({ path: '/ai?sku=ac10473', session: { signedIn: false } });
  expect(input()).toHaveValue('这个商品有现货吗，多久能发货？');
  expect(screen.getByRole('link', { name: /AC10473/ })).toHaveAttribute('href', '/p/AC10473');
  expect(lines).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: '发送' }));
  expect((await nthLine(0)).body).toMatchObject({ question: '这个商品有现货吗，多久能发货？', sku: 'AC10473' });
  expect(window.location.search).toBe('');
  expect(screen.getByText('登录后回答更完整')).toBeVisible();
});

test('the conversation and the draft are found again in this tab, until a new one is begun', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('button', { name: /怎么开通账期/ }));
  const line = await nthLine(0);
  line.say({ type: 'Answer', text: '提交申请即可' });
  line.end();
  await screen.findByText('提交申请即可');
  await user.type(input(), '没发出去');
  unmount();
  const again = open();
  expect(await screen.findByText('提交申请即可')).toBeVisible();
  expect(input()).toHaveValue('没发出去');
  await again.user.click(screen.getByRole('button', { name: '新对话' }));
  expect(screen.getByRole('heading', { name: '您好，需要找什么商品？' })).toBeVisible();
  expect(sessionStorage.getItem('mall:assistant-talk')).toBeNull();
});
