import { below, color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Body, Breadcrumb } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import type { ComparisonEntry } from '../../../parts/comparison/use-compare.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface Props {
  items: ComparisonEntry[] | undefined;
  note: string;
  /** Beside the switch for what differs, while there are products. */
  action: ReactNode;
  onRemove: (skuNumber: string) => void;
  /** Instead of the table, while there are none. */
  children: ReactNode;
}

export function ComparisonFrame({ items, note, action, onRemove, children }: Props) {
  const [marks, setMarks] = useState(true);
  const isShown = items !== undefined && items.length > 0;
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '商品对比' }]} />
      <Head>
        <h1>商品对比</h1>
        <p>{note}</p>
        {isShown && (
          <>
            <Checkbox label="高亮不同" checked={marks} onCheckedChange={setMarks} />
            {action}
          </>
        )}
      </Head>
      {isShown ? <ComparisonTable items={items} marks={marks} onRemove={onRemove} /> : children}
    </Body>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.xl};
  padding: ${space.md} 0;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > h1 {
    color: ${color.ink};
    font-size: ${type.sizeDisplay};
  }
  & > p {
    margin-right: auto;
  }
  ${below.tablet} {
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.lg};
    & > p {
      width: 100%;
    }
  }
`;
