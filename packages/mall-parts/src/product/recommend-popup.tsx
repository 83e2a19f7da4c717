import { Popover } from '@mall/ui-kit/overlays';
import type { ReactElement } from 'react';
import { RecommendLine } from './recommend-line.tsx';

interface Props {
  skuNumber: string;
  side: 'bottom' | 'right';
  trigger: ReactElement;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  onEnter: () => void;
  onLeave: () => void;
}

/** The recommendation under or beside its tag. */
export default function RecommendPopup({ skuNumber, side, trigger, isOpen, onOpen, onEnter, onLeave }: Props) {
  return (
    <Popover trigger={trigger} open={isOpen} onOpenChange={onOpen} side={side} label="自有品牌推荐" flush>
      <RecommendLine skuNumber={skuNumber} isOpen={isOpen} onEnter={onEnter} onLeave={onLeave} />
    </Popover>
  );
}
