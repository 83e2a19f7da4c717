import { color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import type { SearchResult } from './results-call.ts';

const names: Record<SearchResult['understood'][number]['kind'], string> = {
  noun: '品名',
  brand: '品牌',
  standard: '标准',
  size: '规格',
  attribute: '要求',
  quality: '要求',
  partNumber: '型号',
  otherBrand: '未经营品牌',
  unknown: '未识别',
};

/** How the keyword was understood, piece by piece, and what is sold that comes near: where nothing was found. */
export function Understood({ result: { understood, near } }: { result: SearchResult }) {
  return (
    <Lines>
      {understood.length > 0 && (
        <div>
          <dt>我们这样理解</dt>
          {understood.map(({ kind, text, shown }) => (
            <dd key={`${kind}${text}`} data-kind={kind}>
              {names[kind]}：{text.toLowerCase() === shown.toLowerCase() ? text : `${text}（${shown}）`}
            </dd>
          ))}
        </div>
      )}
      {near.length > 0 && (
        <div>
          <dt>相近的商品</dt>
          {near.map((name) => (
            <dd key={name}>
              <Link to={`/search?keyword=${encodeURIComponent(name)}`}>{name}</Link>
            </dd>
          ))}
        </div>
      )}
    </Lines>
  );
}

const Lines = styled.dl`
  display: grid;
  gap: ${space.sm};
  margin-bottom: ${space.md};
  font-size: ${type.sizeTable};
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: baseline;
    gap: ${space.xs} ${space.sm};
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    padding: 0 ${space.sm};
    border: 1px solid ${color.line};
    border-radius: ${radius.sm};
    color: ${color.ink};
  }
  & dd[data-kind='otherBrand'],
  & dd[data-kind='unknown'] {
    border-style: dashed;
    color: ${color.inkSecond};
  }
`;
