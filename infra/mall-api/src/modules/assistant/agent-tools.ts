import { type AssistantTool, assistantTools, inputSchemaOf, isOpenTo } from '@mall/api-contract/assistant/tools';
import { cartCalls } from '@mall/api-contract/cart';
import { may } from '@mall/domain/account';
import type { AssistantAbility } from '@mall/domain/assistant';
import { requireInput } from '../../http/validation.ts';
import type { AssistantAgent } from './assistant-key.service.ts';

/** What a key does itself: it fills a cart. All else that changes something it prepares, and its person presses (rule agent 7). */
export const doesItself = ({ call }: AssistantTool): boolean => call === cartCalls.addSkuToCart;

/** What a key has to have been given for a tool; undefined for what everybody may read. */
export function abilityFor(tool: AssistantTool): AssistantAbility | undefined {
  if (doesItself(tool)) return 'cart';
  if (tool.effect === 'act') return 'prepare';
  if (tool.call.access === 'public') return undefined;
  return tool.call.path.startsWith('/api/shoppingCart/') ? 'cart' : 'orders';
}

const isOpen = ({ kp, abilities }: AssistantAgent) => {
  const who = { isSignedIn: true, may: (right: Parameters<typeof may>[1]) => may(kp, right) };
  return (tool: AssistantTool) => {
    const ability = abilityFor(tool);
    return (ability === undefined || abilities.includes(ability)) && isOpenTo(tool, who);
  };
};

/** The tools that a key may use at this moment. */
export const toolsOf = (agent: AssistantAgent): AssistantTool[] => assistantTools.filter(isOpen(agent));

const hints = { readOnlyHint: { readOnlyHint: true }, cart: { destructiveHint: false }, prepare: { destructiveHint: false } };

const schemas = new Map(assistantTools.map((tool) => [tool, inputSchemaOf(tool)]));

/** What a tool takes and nothing else of its call. @throws {MallError} BAD_REQUEST */
export const requireInputOf = (tool: AssistantTool, input: unknown) => requireInput(schemas.get(tool)!, input);

/** A tool as the protocol lists it. */
export const listed = (tool: AssistantTool) => ({
  name: tool.name,
  description: doesItself(tool)
    ? '把商品加入购物车（立即加入，受密钥当天金额限制）；不会下单，请用户本人到购物车结算'
    : tool.effect === 'act'
      ? `${tool.words}。只准备，不执行：返回一个链接，须由密钥所属的联系人本人登录后打开确认`
      : tool.words,
  inputSchema: schemas.get(tool) as unknown as { type: 'object' },
  annotations: tool.effect === 'read' ? hints.readOnlyHint : doesItself(tool) ? hints.cart : hints.prepare,
});

const names = new Map(
  assistantTools.map((tool) => {
    const name = tool.words.replace(/^提议/, '').split(/[：，；]/)[0]!;
    return [tool.name, tool.effect === 'act' && !doesItself(tool) ? `准备：${name}` : name];
  }),
);

/** A tool's name for people; its own where it isn't there any more. */
export const nameOfTool = (tool: string): string => names.get(tool) ?? tool;
