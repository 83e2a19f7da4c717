import { color, space, type } from '@mall/design-tokens';
import { relationTypes, showsRelation } from '@mall/domain/catalogue';
import { useBusEvent, useCall } from '@mall/mf-kit';
import { EmptyPanel, ErrorPanel } from '@mall/ui-kit';
import { Tabs } from '@mall/ui-kit/data-display';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ByModel } from './by-model.tsx';
import { ByParameters } from './by-parameters.tsx';
import { RelatedWaiting } from './related-waiting.tsx';
import { type RelationTypeId, relationCall } from './relation-calls.ts';

interface Props {
  skuNumber: string;
  firstType: RelationTypeId;
  /** Shows only 完全替代 (rule product 10). */
  isNonStandard: boolean;
  /** The request that the list it is opened from answers. */
  r?: string | undefined;
}
type Mode = 'model' | 'parameters';
const modes: { mode: Mode; name: string }[] = [
  { mode: 'model', name: '按型号选' },
  { mode: 'parameters', name: '按规格参数选' },
];

/** Substitutes and accessories: a tab for each kind, and two views of it. Another kind or view begins at its first page and is read again (rule product 12). */
export function RelatedProducts({ skuNumber, firstType, isNonStandard, r }: Props) {
  const [chosen, choose] = useState<RelationTypeId>(firstType);
  const [mode, setMode] = useState<Mode>('model');
  const { data, error, refresh } = useCall(relationCall(skuNumber, isNonStandard ? 1 : firstType, 1));
  useBusEvent('location:changed', () => void refresh());
  if (!data) return error ? <ErrorPanel error={error} onRetry={refresh} size="sm" /> : <RelatedWaiting />;
  const countOf = (id: number) => data.typeCounts.find(({ typeId }) => typeId === id)?.count ?? 0;
  const kinds = relationTypes.filter(({ id }) => showsRelation(id, isNonStandard));
  const typeId = countOf(chosen) > 0 ? chosen : kinds.find(({ id }) => countOf(id) > 0)?.id;
  if (!typeId) return <EmptyPanel title="暂无替代与配件" size="sm" />;
  const View = mode === 'model' ? ByModel : ByParameters;
  return (
    <Root>
      <Tabs
        label="关联商品"
        value={String(typeId)}
        onValueChange={(value) => choose(Number(value) as RelationTypeId)}
        items={kinds.map(({ id, name }) => ({
          value: String(id),
          label: name,
          badge: <Count>{countOf(id)}</Count>,
          disabled: countOf(id) === 0,
        }))}
      />
      <Modes role="group" aria-label="选择方式">
        {modes.map((one) => (
          <button key={one.mode} type="button" aria-pressed={mode === one.mode} onClick={() => setMode(one.mode)}>
            {one.name}
          </button>
        ))}
        <p role="status">
          共 <b>{countOf(typeId)}</b> 项
        </p>
      </Modes>
      <View key={`${mode} ${typeId}`} skuNumber={skuNumber} typeId={typeId} isNonStandard={isNonStandard} r={r} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space.md};
  min-width: 0;
  container-type: inline-size;
`;
const Count = styled.span`
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  font-weight: ${type.weightText};
`;
const Modes = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  font-size: ${type.sizeTable};
  & > button {
    min-height: 28px;
    padding: 0 ${space.md};
    border: 1px solid ${color.line};
    border-radius: 4px;
    color: ${color.inkSecond};
  }
  & > button[aria-pressed='true'] {
    border-color: ${color.accent};
    background: ${color.accentTint};
    color: ${color.accent};
  }
  & > p {
    margin-left: auto;
    color: ${color.inkSecond};
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
`;
