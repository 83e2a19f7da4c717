import { Tag } from '@mall/ui-kit';

const isQuick = (id: number, name: string) => id === 1 || id === 2 || name === '当日发货' || name === '次日发货';

/** 货期: red for the same and the next day, else yellow (rule delivery-time 6). */
export const DeliveryTime = ({ id, name }: { id: number; name: string }) =>
  name ? <Tag kind={isQuick(id, name) ? 'danger' : 'warning'}>{name}</Tag> : null;
