import { deliveryTimeName, shipsSoon } from '@mall/domain/delivery-time';
import { Tag } from '@mall/ui-kit';

/**
 * When it leaves: red for today and tomorrow, else amber (rule delivery-time 6). In lists what leaves soon is the rule and says so quietly, with its colour in
 * the words alone; what doesn't keeps its outline. `full` is for the one product a page is about.
 */
export const DeliveryTag = ({ id, full }: { id: number; full?: boolean }) => {
  const isSoon = shipsSoon(id);
  return (
    <Tag kind={isSoon ? 'danger' : 'warning'} quiet={isSoon && !full}>
      {deliveryTimeName(id)}
    </Tag>
  );
};
