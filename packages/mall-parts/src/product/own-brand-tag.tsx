import { color } from '@mall/design-tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PressedTag } from './pressed-tag.ts';

const RecommendPopup = lazy(() => import(/* webpackChunkName: "recommend-popup" */ './recommend-popup.tsx'));

/** Under the pointer for so long it opens, and so long after it left it closes (rule layout 32). */
const openMs = 100;
const closeMs = 900;

interface Props {
  /** The private brand's SKU that can replace this one. */
  skuNumber: string;
  side?: 'bottom' | 'right';
}

/** 火也替代: the private brand's own part for this one; it shows under the pointer or when pressed. */
export function OwnBrandTag({ skuNumber, side = 'bottom' }: Props) {
  const [isNear, setNear] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const soon = (open: boolean) => {
    clearTimeout(timer.current);
    setNear(true);
    timer.current = setTimeout(() => setOpen(open), open ? openMs : closeMs);
  };
  const under = { onPointerEnter: () => soon(true), onPointerLeave: () => soon(false) };
  const press = () => {
    setNear(true);
    setOpen(true);
  };
  if (!isNear)
    return (
      <Way aria-expanded={false} {...under} onClick={press}>
        <span>火也替代</span>
      </Way>
    );
  const tag = (
    <Way aria-expanded={isOpen} {...under}>
      <span>火也替代</span>
    </Way>
  );
  return (
    <Suspense fallback={tag}>
      <RecommendPopup
        skuNumber={skuNumber}
        side={side}
        trigger={tag}
        isOpen={isOpen}
        onOpen={setOpen}
        onEnter={() => clearTimeout(timer.current)}
        onLeave={() => soon(false)}
      />
    </Suspense>
  );
}

const Way = styled(PressedTag)`
  & > span {
    border-color: ${color.line};
    color: ${color.ink};
  }
  &:hover > span {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;
