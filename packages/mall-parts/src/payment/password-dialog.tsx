import { color, radius, space, type } from '@mall/design-tokens';
import { paymentPasswordLength as length } from '@mall/domain/payment';
import { Button } from '@mall/ui-kit';
import { Dialog } from '@mall/ui-kit/overlays';
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** What is paid: ¥1,234.50 */
  amount: string;
  isBusy: boolean;
  /** Why the last password was not taken, '' before. */
  failure: string;
  isLocked: boolean;
  onPay: (password: string) => void;
  onClose: () => void;
}

const cells = Array.from({ length }, (_, index) => index);

/** The payment password: six digits in one field that looks like six. */
export function PasswordDialog({ amount, isBusy, failure, isLocked, onPay, onClose }: Props) {
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  // A refused password is typed anew; the field is empty when the refusal shows.
  useLayoutEffect(() => {
    if (failure) {
      setPassword('');
      input.current?.focus();
    }
  }, [failure]);
  const isComplete = password.length === length;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isComplete && !isBusy && !isLocked) onPay(password);
  }
  return (
    <Dialog
      isBusy={isBusy}
      size="sm"
      onClose={onClose}
      title="输入支付密码"
      closeOnOutsideClick={false}
      initialFocus={input}
      footer={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            取消
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} busy={isBusy} disabled={!isComplete || isLocked}>
            确认支付
          </Button>
        </>
      }
    >
      <Form id={`${id}-form`} onSubmit={submit}>
        <Amount>{amount}</Amount>
        <label htmlFor={id}>6 位数字支付密码</label>
        <Cells>
          <input
            ref={input}
            id={id}
            type="password"
            inputMode="numeric"
            autoComplete="off"
            maxLength={length}
            value={password}
            disabled={isLocked}
            aria-invalid={failure ? true : undefined}
            aria-describedby={`${id}-failure`}
            onChange={(event) => setPassword(event.target.value.replace(/\D/g, '').slice(0, length))}
          />
          {cells.map((at) => (
            <span
              key={at}
              aria-hidden="true"
              data-filled={at < password.length || undefined}
              data-current={at === password.length || undefined}
            />
          ))}
        </Cells>
        <Failure id={`${id}-failure`} role="alert">
          {failure}
        </Failure>
        <small>忘记支付密码请联系专属客服重置</small>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  justify-items: center;
  gap: ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const Amount = styled.p`
  color: ${color.ink};
  font-size: ${type.sizeDisplay};
  font-weight: ${type.weightStrong};
`;
const Cells = styled.div`
  position: relative;
  display: flex;
  border: 1px solid ${color.lineControl};
  border-radius: ${radius.md};
  &:focus-within {
    border-color: ${color.accent};
    outline: 1px solid ${color.accent};
  }
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: text;
  }
  & > span {
    display: grid;
    place-items: center;
    width: 44px;
    height: 48px;
    border-left: 1px solid ${color.line};
  }
  & > span:first-of-type {
    border-left: 0;
  }
  & > [data-filled]::after {
    content: '';
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: ${color.ink};
  }
  &:focus-within > [data-current]::after {
    content: '';
    width: 1px;
    height: 20px;
    background: ${color.accent};
  }
`;
const Failure = styled.p`
  min-height: 20px;
  color: ${color.danger};
`;
