import { color, space, type } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import type { FormEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  text?: ReactNode;
  failure: string;
  isBusy: boolean;
  submitText: string;
  isReady?: boolean;
  onSubmit: () => void;
  /** Other ways on, under the button. */
  ways?: ReactNode;
  children: ReactNode;
}

/** One step of signing in: what is asked, why the last try failed, one button. */
export const StepForm = ({ title, text, failure, isBusy, submitText, isReady = true, onSubmit, ways, children }: Props) => (
  <Form
    noValidate
    aria-label={title}
    onSubmit={(event: FormEvent) => {
      event.preventDefault();
      if (isReady && !isBusy) onSubmit();
    }}
  >
    <header>
      <h1>{title}</h1>
      {text && <p>{text}</p>}
    </header>
    {failure && (
      <Notice tone="danger" live>
        {failure}
      </Notice>
    )}
    {children}
    <Button variant="primary" type="submit" size="lg" block busy={isBusy} disabled={!isReady}>
      {submitText}
    </Button>
    {ways && <Ways>{ways}</Ways>}
  </Form>
);

const Form = styled.form`
  display: grid;
  gap: ${space.lg};
  h1 { font-size: ${type.sizeTitle}; }
  header p { padding-top: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.sm} ${space.lg};
  font-size: ${type.sizeTable};
`;
