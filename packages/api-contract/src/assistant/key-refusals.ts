import { assistantKeyLimits } from '@mall/domain/assistant';
import type { Refusal } from '../call/refusal.ts';

/** Keys of a company's own assistants: 763xx, kept conversations: 764xx and 774xx. Those from 76310 on are told in the protocol of assistants, too. */
export const assistantKeyRefusals = {
  ASSISTANT_KEY_NOT_FOUND: { code: 76301, message: '该助手密钥不存在' },
  ASSISTANT_KEY_TOO_MANY: { code: 76302, message: `助手密钥最多${assistantKeyLimits.perCompany}个，请先停用不用的` },
  ASSISTANT_KEY_INVALID: { code: 76310, status: 401, message: '密钥无效、已停用或已过期，请在商城“助手密钥”页面新建' },
  ASSISTANT_KEY_IN_ADDRESS: {
    code: 76311,
    status: 400,
    message: '密钥不能写在网址里，请放在请求头 Authorization: Bearer 中，并停用这个密钥',
  },
  ASSISTANT_ORIGIN_FOREIGN: { code: 76312, status: 403, message: '不接受来自其他网站页面的请求' },
  ASSISTANT_CALLS_USED_UP: { code: 76313, message: '该密钥今天的调用次数已用完，请明天再试或在商城调整' },
  ASSISTANT_CART_USED_UP: { code: 76314, message: '超出该密钥今天可加入购物车的金额，请由本人在商城操作' },
  ASSISTANT_ACT_NOT_FOUND: { code: 76320, message: '该操作不存在，或不是为您准备的' },

  ASSISTANT_TALK_NOT_FOUND: { code: 76401, message: '该对话不存在或已删除' },
  ASSISTANT_TALK_ELSEWHERE: { code: 76402, message: '这段对话已在其他设备上继续，请重新打开' },
} as const satisfies Record<string, Refusal>;
