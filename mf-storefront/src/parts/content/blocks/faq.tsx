import { color, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';
import { Prose } from './prose.ts';

/** Questions with answers, all of them open: they are to be read and found. */
export const Faq = ({ block: { title, questions } }: { block: BlockOf<'faq'> }) => (
  <Part>
    <header>
      <h2>{title || '常见问题'}</h2>
    </header>
    <Pairs questions={questions} />
  </Part>
);

export const Pairs = ({ questions }: { questions: readonly { question: string; html: string }[] }) => (
  <List>
    {questions.map(({ question, html }) => (
      <div key={question}>
        <dt>{question}</dt>
        <dd>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the API made it of Markdown and cleaned it at this very reading (rule content 26) */}
          <Prose dangerouslySetInnerHTML={{ __html: html }} />
        </dd>
      </div>
    ))}
  </List>
);

const List = styled.dl`
  max-width: 672px;
  margin: 0;
  & > div {
    padding: ${space.lg} 0;
    border-top: 1px solid ${color.line};
  }
  & dt {
    font-size: ${type.sizeLead};
    font-weight: ${type.weightStrong};
  }
  & dd {
    margin: ${space.sm} 0 0;
    color: ${color.inkSecond};
  }
`;
