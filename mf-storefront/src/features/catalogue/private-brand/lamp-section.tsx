import { below, color, radius, space, type } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { SectionHead } from '../../../parts/layout-parts.ts';

const LampGuide = lazy(() => import(/* webpackChunkName: "lamp-guide" */ './lamp-guide.tsx'));

/** The way into the guide to signal tower lamps; the guide itself comes when it is asked for (rule catalogue 26). */
export function LampSection() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Section aria-labelledby="lamp" id="lamp-guide">
      <SectionHead>
        <h2 id="lamp">三色灯选型</h2>
        <p>层数、颜色、电压、发光、蜂鸣、安装，选完直接看到型号</p>
      </SectionHead>
      {isOpen ? (
        <Suspense fallback={<Waiting aria-busy="true">正在打开选型…</Waiting>}>
          <LampGuide />
        </Suspense>
      ) : (
        <Waiting>
          <Button variant="primary" onClick={() => setOpen(true)}>
            开始选型
          </Button>
        </Waiting>
      )}
    </Section>
  );
}

const Section = styled.section`
  margin-bottom: ${space.lg};
`;
const Waiting = styled.p`
  padding: ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  text-align: center;
  ${below.tablet} {
    & > button {
      min-height: 44px;
    }
  }
`;
