import { type PointerEvent, useRef } from 'react';

/** A press on the ground of a scrolling area drags it; controls, links and text selection in cells with a pointer that stays are left alone. */
export function useDragScroll() {
  const start = useRef<{ x: number; left: number } | undefined>(undefined);
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const isControl = (event.target as Element).closest('a, button, input');
      const { currentTarget } = event;
      if (isControl || event.button !== 0 || currentTarget.scrollWidth <= currentTarget.clientWidth) return;
      start.current = { x: event.clientX, left: currentTarget.scrollLeft };
      currentTarget.setPointerCapture(event.pointerId);
      currentTarget.dataset.dragging = 'true';
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (start.current) event.currentTarget.scrollLeft = start.current.left - (event.clientX - start.current.x);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      start.current = undefined;
      delete event.currentTarget.dataset.dragging;
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      start.current = undefined;
      delete event.currentTarget.dataset.dragging;
    },
  };
}
