import { below, color, layout, radius, space, type } from '@mall/design-tokens';
import { Button, Notice } from '@mall/ui-kit';
import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { ListForm } from '../../../parts/list-form.tsx';
import type { QuickOrderState } from './use-quick-order.ts';

const example = 'HY701-08030-A2  200\n6204-2RS  10个\nWL-000177\t50';
const charactersAtMost = 20_000;

/** Where a list comes in: typed, pasted from a sheet, or as a file. */
export function ListPanel({ order }: { order: QuickOrderState }) {
  const id = useId();
  const isBusy = order.isReading || order.uploading !== '';
  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    if (file && !isBusy) void order.readFile(file);
    // The same file once more is a choice, too.
    event.target.value = '';
  }
  return (
    <Root aria-label="输入清单">
      <ListForm
        label="型号与数量"
        hint="一行一种：型号、订货编码或贵司物料号，空格后写数量；可以直接从 Excel 粘贴。一次最多 200 行，Ctrl + Enter 识别"
        placeholder={example}
        rows={6}
        text={order.text}
        charactersAtMost={charactersAtMost}
        nothing="请先输入或粘贴型号与数量，一行一种"
        isBusy={isBusy}
        onType={order.type}
        onSubmit={() => void order.readText()}
      >
        <Ways>
          <Button variant={order.lines.length > 0 ? 'secondary' : 'primary'} type="submit" busy={isBusy && order.uploading === ''}>
            识别
          </Button>
          <Upload data-busy={isBusy || undefined}>
            <label htmlFor={id}>{order.uploading ? `正在读取 ${order.uploading}` : '上传 Excel / CSV'}</label>
            <input id={id} type="file" accept=".xlsx,.xls,.csv" disabled={isBusy} onChange={onChoose} />
          </Upload>
        </Ways>
      </ListForm>
      {order.failure && (
        <Notice tone="danger" live>
          {order.failure}
        </Notice>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${space.md};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > form {
    display: grid;
    gap: ${space.md};
  }
  ${below.tablet} {
    padding: ${space.lg};
  }
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};
`;
const Upload = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: ${layout.controlMd};
  padding: 0 ${space.sm};
  border-radius: ${radius.md};
  color: ${color.accent};
  font-size: ${type.sizeTable};
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  &[data-busy] {
    color: ${color.inkSecond};
  }
`;
