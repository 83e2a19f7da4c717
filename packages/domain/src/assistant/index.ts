export { type AssistantAbility, allowedByKey, assistantAbilities, assistantAbilityNames, assistantKeyLimits } from './key.ts';
export { selectPart } from './selection/index.ts';
export type { Selection, SelectionInput } from './selection/selection.ts';
