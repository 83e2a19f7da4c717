import { type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

/** What is looked at on the drawing: chosen (in the address, so it can be sent to a colleague), or under the pointer or focus. */
export function useLook() {
  const [parameters, setParameters] = useSearchParams();
  const [passing, setPassing] = useState<string>();
  const chosen = parameters.get('see') ?? undefined;
  const choose = (id?: string) => setParameters(id ? { see: id } : {}, { replace: true, preventScrollReset: true });
  const active = passing ?? chosen;
  return {
    chosen,
    active,
    choose,
    propsFor: (id: string) => ({
      type: 'button' as const,
      'data-node': id,
      'aria-pressed': chosen === id,
      onClick: () => choose(chosen === id ? undefined : id),
      onPointerEnter: () => setPassing(id),
      onPointerLeave: () => setPassing(undefined),
      onFocus: () => setPassing(id),
      onBlur: () => setPassing(undefined),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape') choose();
      },
    }),
  };
}
export type Look = ReturnType<typeof useLook>;
