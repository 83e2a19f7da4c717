import { AreaBoundary, BrowserRouter, PlatformProvider, usePlatform } from '@mall/mf-kit';
import { type ReactNode, type RefObject, Suspense, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFrameRoute } from '../frame-route.ts';
import { type KeptFocus, PlainSearch } from './plain-search.tsx';

/**
 * The search box: a plain form at once, which works without any script, and mf-search's box with suggestions from the first intent on.
 * The change is a transition inside a boundary that is already shown, so the plain form stays until the other's code is here (a `<Slot>` would show its
 * fallback anew); it waits for a running input method and carries over what was typed, the focus and the caret.
 */
export function SearchBox() {
  const platform = usePlatform();
  const keyword = useFrameRoute((route) => route.keyword);
  const [text, setText] = useState(keyword);
  const [isWanted, setWanted] = useState(false);
  const [isComposing, setComposing] = useState(false);
  const focus = useRef<KeptFocus>(undefined);
  useEffect(() => setText(keyword), [keyword]);
  const found = isWanted && !isComposing ? platform.widget('search-box') : undefined;
  const plain = (
    <PlainSearch
      text={text}
      onText={setText}
      lastFocus={focus}
      onComposing={setComposing}
      onIntent={() => startTransition(() => setWanted(true))}
    />
  );
  return (
    <Suspense fallback={plain}>
      <AreaBoundary area={found?.owner ?? 'search box'} report={platform.report} fallback={() => plain}>
        {found ? (
          <PlatformProvider platform={{ ...platform, area: found.owner }}>
            <BrowserRouter>
              <FocusKept from={focus}>
                <found.Widget {...{ keyword: text }} />
              </FocusKept>
            </BrowserRouter>
          </PlatformProvider>
        ) : (
          plain
        )}
      </AreaBoundary>
    </Suspense>
  );
}

/** Moves the focus in the very commit that changes the boxes, so that no keystroke falls between them. */
function FocusKept({ from, children }: { from: RefObject<KeptFocus>; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const last = from.current;
    if (!last) return;
    const next = root.current?.querySelector<HTMLInputElement | HTMLButtonElement>(last.element);
    next?.focus({ preventScroll: true });
    if (last.element === 'input' && next instanceof HTMLInputElement) next.setSelectionRange(...last.caret);
  }, [from]);
  return <div ref={root}>{children}</div>;
}
