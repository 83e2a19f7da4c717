import { actTools } from './acting.ts';
import { businessTools } from './reading-business.ts';
import { productTools } from './reading-products.ts';
import type { AssistantTool } from './tool.ts';

export { type AssistantTool, inputSchemaOf, isOpenTo, regionField } from './tool.ts';

/**
 * All that an assistant can do in the mall, declared once: the embedded mind, any model with tool calls and MCP use these (rule assistant 10).
 * In-process they are made by `callsAs` of mall-api, so that rights, validation, blanked amounts and idempotency are the calls' own.
 */
export const assistantTools: readonly AssistantTool[] = [...productTools, ...businessTools, ...actTools];
