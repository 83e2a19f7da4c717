import { color, layout, motion, radius, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { NativeSelect } from '@mall/ui-kit/forms';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';
import type { Specification } from './use-specification.ts';

interface Props {
  options: SkuDetail['options'];
  specification: Specification;
}

/** More values than this are a list to open, not buttons side by side. */
const mostButtons = 12;

/** The parameters of a configurable product: one row each, its values as buttons, or a list where there are many. */
export function SpecificationChooser({ options, specification: { chosen, choose, error, retry } }: Props) {
  const id = useId();
  const chosenFor = (key: string) => chosen.find((one) => one.key === key)?.value ?? '';
  const left = options.length - chosen.length;
  return (
    <Root aria-label="规格参数">
      {options.map(({ key, values }) => (
        <fieldset key={key}>
          <legend>{key}</legend>
          {values.length > mostButtons ? (
            <NativeSelect
              size="sm"
              aria-label={key}
              placeholder="请选择"
              value={chosenFor(key)}
              options={values.map((value) => ({ value, label: value }))}
              onValueChange={(value) => choose(key, value)}
            />
          ) : (
            <Values>
              {values.map((value) => (
                <label key={value}>
                  <input type="radio" name={`${id}${key}`} checked={chosenFor(key) === value} onChange={() => choose(key, value)} />
                  <span>{value}</span>
                </label>
              ))}
            </Values>
          )}
        </fieldset>
      ))}
      <p role="status">
        {left > 0 && `还有 ${left} 项未选，选好后生成型号与价格`}
        {error && (
          <>
            {error.message}{' '}
            <Button variant="link" onClick={retry}>
              重试
            </Button>
          </>
        )}
      </p>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > fieldset {
    display: grid;
    grid-template-columns: 68px minmax(0, 1fr);
    align-items: baseline;
  }
  & legend {
    float: left;
    color: ${color.inkThird};
  }
  & > p {
    min-height: 20px;
    color: ${color.inkSecond};
  }
`;
const Values = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  & input {
    position: absolute;
    opacity: 0;
  }
  & span {
    display: inline-flex;
    align-items: center;
    min-width: 44px;
    height: ${layout.controlSm};
    padding: 0 10px;
    justify-content: center;
    border: 1px solid ${color.lineControl};
    border-radius: ${radius.md};
    background: ${color.surface};
    cursor: pointer;
    transition: border-color ${motion.fast} ${motion.ease};
  }
  & span:hover {
    border-color: ${color.accent};
  }
  & input:checked + span {
    border-color: ${color.accent};
    background: ${color.accentTint};
    color: ${color.accent};
    font-weight: ${type.weightPart};
  }
  & input:focus-visible + span {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`;
