import { below, color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

/** What is asked for, beside each other. */
export const Asked = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.md} ${space.lg};
`;

/** What comes out, each with its unit; told to who can't see it change. */
export const Told = styled.dl.attrs({ 'aria-live': 'polite' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(150px, 1fr));
  gap: ${space.md} ${space.lg};
  margin: ${space.lg} 0 0;
  padding-top: ${space.lg};
  border-top: 1px solid ${color.line};
  & dt {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & dd {
    margin: 0;
    font-size: ${type.sizeTitle};
    font-variant-numeric: tabular-nums;
    font-weight: ${type.weightStrong};
  }
  & small {
    font-size: ${type.sizeTable};
    font-weight: normal;
  }
`;
export const Source = styled.p`
  padding-top: ${space.md};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  ${below.tablet} {
    line-height: 1.7;
  }
`;

/** A number as somebody types it, with a comma too; undefined for what is none. */
export function numberOf(text: string): number | undefined {
  const value = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(value) ? undefined : value;
}
