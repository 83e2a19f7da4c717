import { color, radius, space } from '@mall/design-tokens';
import { Button, Notice, Spinner } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { List } from './use-list.ts';

/** How far a photo or a PDF is read: it goes on while the buyer is away; what can't be read may still be asked about as it is. */
export function ReadingStrip({ list }: { list: List }) {
  const { reading } = list.pictures;
  if (list.pictures.failure) return <Notice tone="danger">{list.pictures.failure}</Notice>;
  if (!reading) return null;
  const { file, name, state, pagesDone, pagesTotal, words } = reading;
  const putAside = (
    <Button size="sm" onClick={() => list.pictures.putAside(file)}>
      放弃
    </Button>
  );
  if (state === 'refused')
    return (
      <Notice
        tone="danger"
        live
        action={
          <Actions>
            <Button size="sm" busy={list.isAsking} onClick={() => void list.askByFile({ uploadFilePath: file, name })}>
              直接用此文件询价
            </Button>
            {putAside}
          </Actions>
        }
      >
        {name}：{words}。也可以把文件原样提交，由报价员为您录入
      </Notice>
    );
  return (
    <Strip role="status">
      {state === 'reading' && <Spinner />}
      <p>
        {state === 'read' ? '已识别 ' : '正在识别 '}
        <b>{name}</b>
        {state === 'reading' && (pagesTotal > 1 ? `：已完成 ${pagesDone} / ${pagesTotal} 页` : '')}
        {state === 'reading' && '，可以离开本页，稍后回来核对'}
      </p>
      {state === 'read' && (
        <Button size="sm" variant="primary" busy={list.isLooking} onClick={() => void list.look({ uploadFilePath: file, name })}>
          核对结果
        </Button>
      )}
      {putAside}
    </Strip>
  );
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;
const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > p {
    flex: 1 1 200px;
    overflow-wrap: anywhere;
  }
`;
