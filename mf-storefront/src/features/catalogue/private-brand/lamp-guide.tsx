import { below, color, radius, space, type } from '@mall/design-tokens';
import { type CallInput, call, useCall } from '@mall/mf-kit';
import { Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { LampDetail } from './lamp-detail.tsx';
import { LampResults } from './lamp-results.tsx';

type Choice = CallInput<'catalogue.getThreeColourLampShowResult'>;

/** The guide to signal tower lamps: at each step what any lamp has, what no longer exists with the other choices can't be pressed; beside it what fits, and the details of one. */
export default function LampGuide() {
  const [choice, setChoice] = useState<Choice>({});
  const [shown, setShown] = useState('');
  const { data, error, isLoading, refresh } = useCall(call('catalogue.getThreeColourLampShowResult', choice), { keepPreviousData: true });
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what="选型" variant="grid" count={6} />;
  const choose = (name: keyof Choice, value: string) => {
    const { [name]: before, ...others } = choice;
    setChoice(before === value ? others : { ...others, [name]: value });
    setShown('');
  };
  const isChosen = Object.keys(choice).length > 0;
  return (
    <Guide>
      <Steps>
        {data.steps.map(({ name, label, chosen, values }) => (
          <fieldset key={name}>
            <legend>{label}</legend>
            {values.map(({ value, isPossible }) => (
              <button
                key={value}
                type="button"
                aria-pressed={value === chosen}
                disabled={!isPossible && value !== chosen}
                onClick={() => choose(name, value)}
              >
                {value}
              </button>
            ))}
          </fieldset>
        ))}
        <p>
          <Button
            size="sm"
            disabled={!isChosen}
            onClick={() => {
              setChoice({});
              setShown('');
            }}
          >
            重新选择
          </Button>
        </p>
      </Steps>
      <div>
        <p role="status">
          符合条件 <b>{data.total}</b> 款
        </p>
        {data.total === 0 ? (
          <EmptyPanel title="没有这样的三色灯">去掉一项条件再看。</EmptyPanel>
        ) : (
          <LampResults products={data.products} isBusy={isLoading} shown={shown} onShow={setShown} />
        )}
        {shown && <LampDetail key={shown} skuNumber={shown} onClose={() => setShown('')} />}
      </div>
    </Guide>
  );
}

const Guide = styled.div`
  display: grid;
  grid-template-columns: 320px minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.md};
  }
`;
const Steps = styled.div`
  display: grid;
  gap: ${space.md};
  & > fieldset {
    min-width: 0;
    padding: 0;
    border: 0;
  }
  & legend {
    padding: 0 0 ${space.xs};
    color: ${color.inkSecond};
  }
  & fieldset > button {
    min-width: 56px;
    height: 32px;
    margin: 0 ${space.xs} ${space.xs} 0;
    padding: 0 ${space.md};
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
    text-align: center;
  }
  & fieldset > button:hover:enabled {
    border-color: ${color.accent};
    color: ${color.accent};
  }
  & fieldset > button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  & fieldset > button:disabled {
    border-style: dashed;
    color: ${color.inkThird};
    cursor: not-allowed;
  }
  ${below.tablet} {
    & fieldset > button,
    & > p > button {
      height: 44px;
    }
  }
`;
