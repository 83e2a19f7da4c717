import { Notice } from '@mall/ui-kit';
import type { ComponentProps, ReactNode } from 'react';
import { failureWords } from '../calls/failure-words.ts';
import { useRead } from '../calls/use-read.ts';
import { useSettled } from '../frame/use-settled.ts';
import { Beside, SampleCart } from './form-parts.tsx';

const restsMs = 500;

interface Preview {
  problems: readonly { message: string }[];
  cart: ComponentProps<typeof SampleCart>['cart'];
}
interface Props<Draft, Answer extends Preview> {
  /** Names the question. */
  name: string;
  draft: Draft;
  ask: (sdk: Parameters<Parameters<typeof useRead<Answer>>[1]>[0], draft: Draft) => Promise<Answer>;
  /** What the answer says besides problems and the sample cart. */
  children: (answer: Answer) => ReactNode;
}

/** What a draft would do, what is wrong with it, and what it takes off a sample cart: asked anew when the typing rests. */
export function DraftPreview<Draft, Answer extends Preview>({ name, draft, ask, children }: Props<Draft, Answer>) {
  const text = useSettled(JSON.stringify(draft), restsMs);
  const { data, error } = useRead([name, text], (sdk) => ask(sdk, JSON.parse(text) as Draft), {
    refreshInterval: 0,
    keepPreviousData: true,
  });
  return (
    <Beside aria-label="试算" aria-live="polite">
      <h2>试算</h2>
      {error && <Notice tone="danger">{failureWords(error)}</Notice>}
      {data && (
        <>
          {data.problems.map(({ message }) => (
            <Notice key={message} tone="warning">
              {message}
            </Notice>
          ))}
          {children(data)}
          {data.cart.lines.length > 0 && <SampleCart cart={data.cart} />}
        </>
      )}
    </Beside>
  );
}
