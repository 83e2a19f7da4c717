import { deliveryTimeName, shipsSoon } from '@mall/domain/delivery-time';
import { Tag } from '@mall/ui-kit';

/** When it leaves: red for today and tomorrow, else amber (rule delivery-time 6). */
export const DeliveryTag = ({ id }: { id: number }) => <Tag kind={shipsSoon(id) ? 'danger' : 'warning'}>{deliveryTimeName(id)}</Tag>;
