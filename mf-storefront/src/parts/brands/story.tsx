import { below, color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { BrandMark } from '../brand-mark.tsx';

interface Props {
  brand: { id: number; name: string };
  story: readonly { title: string; text: string }[];
}

/** A brand's story: its mark, and what it says of itself, section beside section. Nothing where nobody wrote any. */
export const Story = ({ brand, story }: Props) =>
  story.length === 0 ? null : (
    <Root aria-label={`${brand.name}的故事`}>
      <BrandMark brand={brand} width={160} height={64} />
      {story.map(({ title, text }) => (
        <div key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </Root>
  );

const Root = styled.section`
  display: grid;
  grid-template-columns: 160px repeat(auto-fit, minmax(200px, 1fr));
  align-items: start;
  gap: ${space.xl};
  margin-bottom: ${space.lg};
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & h2 {
    padding-bottom: ${space.xs};
    color: ${color.ink};
    font-size: ${type.sizeText};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.md};
  }
`;
