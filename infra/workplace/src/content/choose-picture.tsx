import { below, color, radius, space, type } from '@mall/design-tokens';
import { Dialog } from '@mall/ui-kit/overlays';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { ListFaces } from '../list/list-faces.tsx';
import { Pages, pageSize } from '../list/pages.tsx';

interface Props {
  /** The id of the picture that is there now; '' without one. */
  value: string;
  onChoose: (id: string) => void;
  onClose: () => void;
}

/** Pictures that were brought for other pages, the newest first: one of them is taken again (rule content 25). */
export function ChoosePicture({ value, onChoose, onClose }: Props) {
  const [page, setPage] = useState(1);
  const input = { pageIndex: page, pageSize };
  const { data, error, mutate } = useRead(['content.listContentPictures', input], (sdk) => sdk.content.listContentPictures(input), {
    keepPreviousData: true,
  });
  return (
    <Dialog title="选择已上传的图片" size="lg" onClose={onClose}>
      <ListFaces
        rows={data?.items}
        error={error}
        onRetry={() => void mutate()}
        what="图片"
        empty={{ title: '还没有上传过图片', text: '从电脑里选择一张图片上传，以后可以在这里再次使用。' }}
      >
        {(pictures) => (
          <>
            <Grid>
              {pictures.map(({ id, url, name, width, height }) => (
                <li key={id}>
                  <button type="button" aria-pressed={id === value} onClick={() => onChoose(id)}>
                    <img src={url} alt="" loading="lazy" />
                    <span title={name}>{name || '未命名'}</span>
                    <small>
                      {width}×{height}
                    </small>
                  </button>
                </li>
              ))}
            </Grid>
            <Pages page={page} total={data!.total} onPageChange={setPage} />
          </>
        )}
      </ListFaces>
    </Dialog>
  );
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(140px, 1fr));
  gap: ${space.md};
  & button {
    display: grid;
    gap: 2px;
    width: 100%;
    padding: ${space.sm};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    text-align: left;
  }
  & button:hover,
  & button[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  & button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px ${color.accent};
  }
  & img {
    width: 100%;
    aspect-ratio: 4 / 3;
    background: ${color.ground};
    object-fit: contain;
  }
  & span {
    overflow: hidden;
    font-size: ${type.sizeTable};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
