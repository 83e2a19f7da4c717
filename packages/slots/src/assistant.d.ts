export interface AssistantSlots {
  /** mf-ai-chat. Asks the assistant about a product. */
  'ask-about-product': { sku: string; name: string };
}
