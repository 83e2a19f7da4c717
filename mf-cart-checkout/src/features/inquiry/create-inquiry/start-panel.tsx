import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button, DownloadIcon, Notice, Spinner } from '@mall/ui-kit';
import { type ChangeEvent, type DragEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { UploadProgress } from '../../../parts/inquiry/upload-progress.tsx';
import { ListForm } from '../../../parts/list-form.tsx';
import { type List, listCharactersAtMost } from './use-list.ts';

const example = `内六角螺钉 M8*30 12.9级\t200\n6204-2RS  SKF  10个\nWL-000177\t50`;
const accepted = '.xlsx,.xls,.csv,.pdf,.jpg,.jpeg,.png,.webp';

/** Where an inquiry begins: lines typed or pasted, or a sheet, photo or PDF dropped or chosen. */
export function StartPanel({ list, isFirst }: { list: List; isFirst: boolean }) {
  const [isOver, setOver] = useState(false);
  const id = useId();
  const isBusy = list.isLooking || list.isMatching || list.uploading !== undefined;

  const take = (file: File | undefined) => {
    if (file && !isBusy) void list.upload(file);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const onChoose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.target.files?.[0]);
    // The same file once more is a choice, too.
    event.target.value = '';
  };

  return (
    <Root aria-label={isFirst ? '开始询价' : '继续添加'}>
      <ListForm
        label="粘贴或输入清单"
        hint="一行一种：型号、物料号、品名规格、品牌、数量，顺序不限；可从 Excel 或聊天粘贴。Ctrl + Enter 提交"
        placeholder={example}
        rows={isFirst ? 8 : 5}
        text={list.text}
        charactersAtMost={listCharactersAtMost}
        nothing="请先粘贴或输入要询价的内容，一行一种"
        isBusy={isBusy}
        onType={list.type}
        onPaste={list.paste}
        onSubmit={() => void list.look({ data: list.text })}
      >
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          type="submit"
          busy={(list.isLooking || list.isMatching) && !list.uploading && !list.reading}
        >
          {list.isMatching ? '正在匹配' : '识别并匹配'}
        </Button>
      </ListForm>
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        {list.uploading ? (
          <UploadProgress uploading={list.uploading} onGiveUp={list.giveUp} />
        ) : list.reading ? (
          <p role="status">
            <Spinner /> 正在识别 {list.reading}
          </p>
        ) : (
          <>
            <DownloadIcon size={28} strokeWidth={1} />
            <p>
              把清单拖到这里，或
              <label htmlFor={`${id}-file`}>选择文件</label>
            </p>
            <small>Excel（xlsx、xls）、CSV、PDF 或照片，最大 10 MB，最多 1000 行</small>
            <input id={`${id}-file`} type="file" accept={accepted} disabled={isBusy} onChange={onChoose} />
          </>
        )}
      </Drop>
      {list.failure && (
        <Wide>
          <Notice
            tone="danger"
            live
            action={
              list.unreadable && (
                <Button size="sm" busy={list.isAsking} onClick={() => void list.askByFile()}>
                  直接用此文件询价
                </Button>
              )
            }
          >
            {list.failure}
            {list.unreadable && `（${list.unreadable.name}）。也可以把文件原样提交，由报价员为您录入`}
          </Notice>
        </Wide>
      )}
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.lg} ${space.xxl};
  padding: ${space.xl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > form {
    display: grid;
    gap: ${space.md};
    justify-items: start;
  }
  & > form > :first-child {
    width: 100%;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${space.lg};
    & > form > button {
      width: 100%;
    }
  }
`;
const Drop = styled.div`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.sm};
  min-height: 148px;
  padding: ${space.xl};
  border: 1px dashed ${color.lineControl};
  border-radius: ${radius.md};
  background: ${color.ground};
  color: ${color.inkSecond};
  text-align: center;
  &[data-over] {
    border-color: ${color.accent};
    background: ${color.accentTint};
  }
  & > svg {
    transform: rotate(180deg);
  }
  & label {
    color: ${color.accent};
    cursor: pointer;
  }
  & small {
    font-size: ${type.sizeLeast};
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:has(> input:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
  & > p > [role] {
    display: inline-block;
  }
`;
const Wide = styled.div`
  grid-column: 1 / -1;
`;
