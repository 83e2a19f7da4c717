import { below, color, space, type } from '@mall/design-tokens';
import { belowFold, ChevronDownIcon } from '@mall/ui-kit';
import { Checkbox, Input } from '@mall/ui-kit/forms';
import { type CSSProperties, useId, useState } from 'react';
import { styled } from 'styled-components';
import { bySize } from './facet-order.ts';
import { facetShape } from './facet-shape.ts';
import { fullText } from './full-text.ts';

export interface FacetChoice {
  key: string;
  label: string;
  count: number;
  selected: boolean;
}

interface Props {
  name: string;
  values: FacetChoice[];
  onToggle: (key: string) => void;
  isEstimated: boolean;
  startsOpen?: boolean;
  /** For a group below the fold: how high it will be, in px. */
  heldHeight?: number | undefined;
}

const worthSearching = 24;
/** A value shares 164 px with its count; those that stand in pairs are shorter still. */
const labelLetters = 12;

/** One facet: its values with counts as checkboxes; chosen ones are always in sight. */
export function FacetGroup({ name, values: given, onToggle, isEstimated, startsOpen = true, heldHeight }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const [showsAll, setShowsAll] = useState(false);
  const [typed, setTyped] = useState('');
  const values = bySize(given);
  const word = typed.trim().toLowerCase();
  const found = word ? values.filter(({ label }) => label.toLowerCase().includes(word)) : values;
  const { isPaired, most } = facetShape(values, isEstimated);
  const shown = showsAll ? found : values.filter(({ selected }, at) => selected || at < most);
  return (
    <Group aria-labelledby={id} style={heldHeight ? ({ '--height': `${heldHeight}px` } as CSSProperties) : undefined}>
      <h2>
        <Head type="button" id={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {name}
          <ChevronDownIcon size={12} />
        </Head>
      </h2>
      {isOpen && (
        <>
          {showsAll && values.length >= worthSearching && (
            <Finder>
              <Input
                size="sm"
                aria-label={`在${name}中查找`}
                placeholder="查找"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            </Finder>
          )}
          <Values data-pairs={isPaired || undefined} data-all={showsAll || undefined}>
            {shown.map(({ key, label, count, selected }) => (
              <li key={key}>
                <Checkbox
                  checked={selected}
                  disabled={count === 0 && !selected}
                  onCheckedChange={() => onToggle(key)}
                  label={
                    <>
                      <span title={fullText(label, labelLetters)}>{label}</span>
                      <small>{`${isEstimated ? '约' : ''}${count.toLocaleString('en-US')}`}</small>
                    </>
                  }
                />
              </li>
            ))}
          </Values>
          {values.length > most && (
            <More type="button" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
              {showsAll ? '收起' : `全部 ${values.length} 项`}
            </More>
          )}
        </>
      )}
    </Group>
  );
}

const Group = styled.section`
  padding: ${space.xs} 0 ${space.sm};
  & + & {
    border-top: 1px solid ${color.line};
  }
  &[style] {
    ${belowFold('var(--height)')}
  }
`;
const Head = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  height: 32px;
  padding: 0 ${space.md};
  font-size: ${type.sizeTable};
  font-weight: ${type.weightStrong};
  & > svg {
    color: ${color.inkThird};
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:hover > svg {
    color: ${color.accent};
  }
  ${below.tablet} {
    height: 44px;
  }
`;
const Finder = styled.div`
  padding: 0 ${space.md} ${space.xs};
`;
const Values = styled.ul`
  padding: 0 ${space.md};
  font-size: ${type.sizeTable};
  &[data-pairs] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: ${space.sm};
  }
  &[data-all] {
    max-height: 336px;
    overflow-y: auto;
  }
  & > li {
    min-width: 0;
    padding: 3px 0;
  }
  & label {
    display: flex;
  }
  & label > span {
    display: flex;
    flex: 1;
    align-items: baseline;
    gap: ${space.xs};
    min-width: 0;
  }
  & label > span > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    flex: none;
    margin-left: auto;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  & label:hover {
    color: ${color.accent};
  }
  ${below.desktop} {
    & > li {
      padding: 0;
    }
    & label {
      align-items: center;
      min-height: 44px;
    }
  }
`;
const More = styled.button`
  margin: ${space.xs} ${space.md} 0;
  color: ${color.accent};
  font-size: ${type.sizeLeast};
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  ${below.desktop} {
    height: 44px;
  }
`;
