export interface AssistantSlots {
  /** mf-ai-chat. Asks the assistant about a product. */
  'ask-about-product': { sku: string; name: string };
  /** mf-ai-chat. The assistant beside any page, there while it is open; it knows by the address what is looked at. */
  'assistant-panel': { onClose: () => void };
}
