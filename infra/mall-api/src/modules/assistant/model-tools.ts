import type { ChatEvent } from '@mall/api-contract/assistant';
import type { ToolCall } from '../../adapters/language-model/openai-client.ts';
import { helpTopics } from './help-topics.ts';
import { runs } from './language-model.ts';
import { arrivalPhrase, orderListLine, orderPhrase, pricePhrase, rulePhrase, stockPhrase, tierPhrase, unavailable } from './phrases.ts';
import type { AssistantTools, ProductFacts } from './toolbox.ts';

const define = (name: string, description: string, properties: Record<string, unknown>, required: string[]) => ({
  type: 'function',
  function: { name, description, parameters: { type: 'object', properties, required, additionalProperties: false } },
});
const text = (description: string) => ({ type: 'string', description });
const whole = (description: string) => ({ type: 'integer', minimum: 1, maximum: 9999, description });

/** What a model may do: look up what this caller may see, and act through the caller's own page. */
export const modelTools = [
  define(
    'search_products',
    '在商城目录中搜索商品，返回最符合的几款及库存、货期、价格',
    { keyword: text('名称、规格、型号'), quantity: whole('需要的数量') },
    ['keyword'],
  ),
  define('get_product', '查询一个SKU在某数量下的价格、库存与货期', { sku: text('SKU号'), quantity: whole('数量') }, ['sku']),
  define('get_order', '查询当前用户企业的订单；不给订单号则返回最近的订单', { orderNumber: text('SO开头的订单号') }, []),
  define('get_help', '查询商城规则：支付、账期、发票、运费、退换货等', { topic: text('主题') }, ['topic']),
  define('show_products', '把商品以卡片形式展示给用户', { skus: { type: 'array', items: { type: 'string' }, maxItems: 8 } }, ['skus']),
  define('add_to_cart', '把商品加入用户购物车；仅在用户明确要求时调用', { sku: text('SKU号'), quantity: whole('数量') }, [
    'sku',
    'quantity',
  ]),
];

export interface ToolOutcome {
  /** What the model reads. */
  result: unknown;
  /** What the page does. */
  events: ChatEvent[];
}

const told = (product: ProductFacts) => ({
  sku: product.card.skuNumber,
  name: product.card.productName,
  brand: product.card.manufacturerName,
  partNumber: product.card.manufacturerPartNumber,
  attributes: product.card.attributesJson,
  quantity: product.quantity,
  stock: stockPhrase(product),
  arrival: arrivalPhrase(product),
  price: pricePhrase(product) || '登录后可见',
  tiers: tierPhrase(product),
  rule: rulePhrase(product),
});

const only = (result: unknown): ToolOutcome => ({ result, events: [] });
const wholeOf = (value: unknown) => (Number.isInteger(value) && Number(value) > 0 ? Math.min(9999, Number(value)) : undefined);
const readArguments = (json: string): Record<string, unknown> => {
  try {
    const value: unknown = JSON.parse(json || '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Does what a model asks for. Whatever it makes up, nothing beyond the caller's rights happens: SKUs are looked up, quantities made valid. */
export async function runTool(tools: AssistantTools, call: ToolCall): Promise<ToolOutcome> {
  const input = readArguments(call.arguments);
  const sku = String(input.sku ?? '').slice(0, 40);
  switch (call.name) {
    case 'search_products': {
      const found = await tools.search(String(input.keyword ?? '').slice(0, 100), wholeOf(input.quantity), 5);
      return only({ total: found.total, isPerfectMatch: found.isPerfect, products: found.products.map(told) });
    }
    case 'get_product': {
      const [product] = await tools.products([sku], wholeOf(input.quantity));
      return only(product ? told(product) : { error: '没有这个SKU' });
    }
    case 'get_order': {
      if (!tools.isSignedIn) return only({ error: '用户未登录，请提示登录' });
      const number = String(input.orderNumber ?? '').slice(0, 40);
      if (!number) return only({ orders: (await tools.recentOrders(5)).map(orderListLine) });
      const order = await tools.order(number.toUpperCase());
      return only(order ? { order: orderPhrase(order) } : { error: '没有找到该订单' });
    }
    case 'get_help': {
      const topic = String(input.topic ?? '');
      const found = helpTopics.filter((one) => one.asks.test(topic) || one.title.includes(topic));
      return only({ topics: (found.length > 0 ? found : helpTopics).map((one) => ({ title: one.title, text: one.text })) });
    }
    case 'show_products': {
      const wanted = Array.isArray(input.skus) ? input.skus.map(String).slice(0, 8) : [];
      const skus = (await tools.products(wanted)).map(({ card }) => card.skuNumber);
      return { result: { shown: skus }, events: skus.length > 0 ? [runs('showProducts', { skus, keyword: '' })] : [] };
    }
    case 'add_to_cart': {
      const [product] = await tools.products([sku], wholeOf(input.quantity));
      if (!product) return only({ error: '没有这个SKU' });
      const problem =
        unavailable(product) || (product.deal.showCart && !product.isSpecificationOpen ? '' : '该商品不能直接加入购物车，请询价或选择规格');
      if (problem) return only({ error: problem });
      const { quantity } = product;
      const note = quantity === wholeOf(input.quantity) ? '' : `数量已按${rulePhrase(product) || '购买规则'}调整`;
      return {
        result: { added: { sku: product.card.skuNumber, quantity, note } },
        events: [runs('addToCart', { sku: product.card.skuNumber, quantity })],
      };
    }
    default:
      return only({ error: '没有这个功能' });
  }
}
