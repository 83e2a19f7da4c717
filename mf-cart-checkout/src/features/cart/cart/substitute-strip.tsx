import { space } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Button, Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { SubstituteWays } from './use-substitutes.ts';

/** What cheaper equal products save and would save, all at once and back. */
export function SubstituteStrip({ data, isBusy, replaceAll, cancelAll }: SubstituteWays) {
  if (!data || (data.offered.length === 0 && data.replaced.length === 0)) return null;
  return (
    <Gap>
      <Notice
        action={
          <>
            {data.offered.length > 0 && (
              <Button size="sm" busy={isBusy} onClick={() => void replaceAll()}>
                全部替换
              </Button>
            )}
            {data.replaced.length > 0 && (
              <Button size="sm" variant="quiet" busy={isBusy} onClick={() => void cancelAll()}>
                全部换回
              </Button>
            )}
          </>
        }
      >
        {data.replaced.length > 0 && `已替换 ${data.replaced.length} 种商品，节省 ${moneyText(data.savedFen)}。`}
        {data.offered.length > 0 && `${data.offered.length} 种商品有更便宜的同等商品可替换，可省 ${moneyText(data.possibleFen)}`}
      </Notice>
    </Gap>
  );
}

const Gap = styled.div`
  padding-bottom: ${space.md};
`;
