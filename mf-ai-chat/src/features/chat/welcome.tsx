import { below, color, motion, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { handFocusOn } from './hand-focus-on.ts';

/** One question of each kind the assistant answers. */
const starters = [
  { kind: '找商品', question: 'M8x30 304内六角螺钉有货吗' },
  { kind: '问价格', question: '6204轴承多少钱' },
  { kind: '问货期', question: '20x2.4氟橡胶O型圈多久能发货' },
  { kind: '查订单', question: '我的订单到哪了' },
  { kind: '账期', question: '怎么开通账期' },
  { kind: '开票', question: '发票怎么开' },
];

/** Before the first question: what may be asked, each by one click. */
export const Welcome = ({ onAsk }: { onAsk: (question: string) => void }) => (
  <Root>
    <h2>您好，需要找什么商品？</h2>
    <p>直接说名称、规格或型号就行，也可以从下面的问题开始。</p>
    <ul aria-label="可以这样问">
      {starters.map(({ kind, question }) => (
        <li key={kind}>
          <button
            type="button"
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget);
              onAsk(question);
            }}
          >
            <small>{kind}</small>
            {question}
          </button>
        </li>
      ))}
    </ul>
  </Root>
);

const Root = styled.div`
  padding: ${space.section} ${space.xxl};
  & > h2 {
    font-size: ${type.sizeTitle};
  }
  & > p {
    padding: ${space.xs} 0 ${space.xl};
    color: ${color.inkSecond};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space.md};
  }
  & button {
    width: 100%;
    height: 100%;
    padding: ${space.md} ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    transition: border-color ${motion.fast} ${motion.ease};
  }
  & button:hover {
    border-color: ${color.accentLine};
    background: ${color.surfaceHover};
    color: ${color.accent};
  }
  & small {
    display: block;
    padding-bottom: ${space.xs};
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    padding: 0;
    & > ul {
      grid-template-columns: minmax(0, 1fr);
      gap: ${space.sm};
    }
    & button {
      display: flex;
      gap: ${space.md};
      align-items: baseline;
      min-height: 48px;
    }
    & small {
      flex: 0 0 3em;
      padding: 0;
    }
  }
`;
