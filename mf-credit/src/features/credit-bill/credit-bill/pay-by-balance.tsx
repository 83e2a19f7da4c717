import { color } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { passwordWords } from '@mall/mall-parts/payment';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';

const PasswordDialog = lazy(async () => ({ default: (await import('@mall/mall-parts/payment')).PasswordDialog }));

interface Props {
  billId: string;
  /** 0 where what was typed is none. */
  amountFen: number;
  /** Within the free-payment limit. */
  mayBeFree: boolean;
  onPaid: () => void;
}

/** Out of the prepaid balance: without a password within the free-payment limit, else with one. */
export function PayByBalance({ billId: id, amountFen, mayBeFree, onPaid }: Props) {
  const { sdk } = usePlatform();
  const free = useWrite({ words: passwordWords, again: '。请再试一次，不会重复扣款' });
  const guarded = useWrite({ words: passwordWords, again: '。请再试一次，不会重复扣款' });
  const [isAsking, setAsking] = useState(false);
  async function start() {
    if (!mayBeFree) return setAsking(true);
    const { answer, failure } = await free.run({ pay: id, amountFen }, (options) =>
      sdk.creditBill.payCreditBillByBalance({ id, amountFen }, options),
    );
    if (answer) onPaid();
    else if (failure?.reason === 'PAYMENT_PASSWORD_REQUIRED') setAsking(true);
  }
  async function confirm(password: string) {
    const { answer } = await guarded.run({ pay: id, amountFen, password }, (options) =>
      sdk.creditBill.payCreditBillByBalancePassword({ id, amountFen, password }, options),
    );
    if (!answer) return;
    setAsking(false);
    onPaid();
  }
  return (
    <>
      <Button variant="primary" size="lg" busy={free.isBusy} disabled={amountFen === 0} onClick={() => void start()}>
        用预付款还款{amountFen > 0 && ` ${moneyText(amountFen)}`}
      </Button>
      <Failure role="alert">{isAsking ? '' : free.failure}</Failure>
      {isAsking && (
        <Suspense>
          <PasswordDialog
            amount={moneyText(amountFen)}
            isBusy={guarded.isBusy}
            failure={guarded.failure}
            isLocked={guarded.refusal?.reason === 'PAYMENT_PASSWORD_LOCKED'}
            onPay={(password) => void confirm(password)}
            onClose={() => {
              guarded.forget();
              free.forget();
              setAsking(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const Failure = styled.p`
  color: ${color.danger};
  &:empty {
    display: none;
  }
`;
