import { color, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Picture, Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { Highlighted } from './highlighted.tsx';
import type { Suggestion } from './use-instant-search.ts';

interface Props {
  id: string;
  lines: readonly Suggestion[];
  typed: string;
  /** Which line the arrow keys are at; -1: the text. */
  active: number;
  onChoose: () => void;
}

export const optionId = (id: string, at: number) => `${id}-${at}`;

/** What was found while typing; each line is a link, so that it opens in a new tab as well. */
export const SuggestionList = ({ id, lines, typed, active, onChoose }: Props) => (
  <List id={id} role="listbox" aria-label="搜索联想">
    {lines.map((line, at) => (
      <Line
        key={line.url}
        id={optionId(id, at)}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        to={line.url}
        data-more={line.type === 1 || undefined}
        onClick={onChoose}
      >
        {line.type === 1 ? (
          line.name
        ) : (
          <>
            <Picture src={line.pictureUrl} alt="" size={48} />
            <span>
              <Name>
                <Highlighted text={line.name} typed={typed} />
              </Name>
              <small>
                <span className="part-number">
                  <Highlighted text={line.manufacturerPartNumber} typed={typed} />
                </span>
                <span>{line.orderCode}</span>
                {line.isDelisted && <Tag kind="danger">已停产</Tag>}
                {line.isNonStandard && <Tag kind="accent">可选规格</Tag>}
              </small>
            </span>
          </>
        )}
      </Line>
    ))}
  </List>
);

const List = styled.div`
  max-height: min(560px, 70vh);
  overflow-y: auto;
  padding: ${space.xs} 0;
`;
const Line = styled(Link)`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space.md};
  align-items: center;
  padding: 5px ${space.md};
  color: ${color.ink};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  &:hover {
    background: ${color.surfaceHover};
    text-decoration: none;
  }
  &[aria-selected='true'] {
    background: ${color.accentTint};
  }
  & [data-picture] {
    mix-blend-mode: multiply;
  }
  & small {
    display: flex;
    gap: ${space.md};
    align-items: center;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  &[data-more] {
    display: block;
    margin-top: ${space.xs};
    padding: 10px;
    border-top: 1px solid ${color.line};
    color: ${color.accent};
    text-align: center;
  }
`;
const Name = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
