import { color } from '@mall/design-tokens';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

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
      <Way type="button" aria-expanded={false} {...under} onClick={press}>
        火也替代
      </Way>
    );
  const tag = (
    <Way type="button" aria-expanded={isOpen} {...under}>
      火也替代
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

const Way = styled.button`
  height: 18px;
  padding: 0 5px;
  border: 1px solid ${color.line};
  border-radius: 2px;
  color: ${color.ink};
  font-size: 12px;
  line-height: 16px;
  &:hover {
    border-color: ${color.accent};
    color: ${color.accent};
  }
`;
