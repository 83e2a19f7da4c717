/** What a cashier tells on the way back. It decides only where to look: whether the order is paid the mall's own API says. */
export function returnOf(query: URLSearchParams): { orderId: string; isGivenUp: boolean; isBlackCard: boolean } {
  const orderId = query.get('orderId') ?? query.get('id') ?? '';
  const outcome = (query.get('status') ?? query.get('result') ?? query.get('outcome') ?? '').toLowerCase();
  return {
    orderId: /^[\w-]{1,40}$/.test(orderId) ? orderId : '',
    isGivenUp: ['fail', 'failed', 'cancel', 'cancelled', 'closed'].includes(outcome),
    isBlackCard: (query.get('type') ?? '').toLowerCase() === 'blackcard',
  };
}
