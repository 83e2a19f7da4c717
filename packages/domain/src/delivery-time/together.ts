import { type DeliveryTimeId, deliveryTimeName } from './delivery-time.ts';

/** When each line of an order leaves: together with the last one where all wait for all (rule order 22). @param ids at least one */
export function timesOfLines(isTogether: boolean, ids: readonly DeliveryTimeId[]): { id: DeliveryTimeId; name: string }[] {
  const last = Math.max(...ids);
  return ids.map((own) => {
    const id = isTogether ? last : own;
    return { id, name: deliveryTimeName(id) };
  });
}
