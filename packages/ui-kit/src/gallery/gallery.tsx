import { color, layout, space } from '@mall/design-tokens';
import { styled } from 'styled-components';
import { BrandMark, ToastRegion } from '../index.ts';
import { ActionSamples } from './action-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import { FoundationSamples } from './foundation-samples.tsx';
import { OverlaySamples } from './overlay-samples.tsx';
import { PartSamples } from './part-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TableSamples } from './table-samples.tsx';

/** Every component in every state, on one page. */
export const Gallery = () => (
  <>
    <a className="skip-link" href="#main">
      跳到主要内容
    </a>
    <Head>
      <BrandMark size={28} />
      <b>百工商城</b> 组件
    </Head>
    <Main id="main">
      <PartSamples />
      <TableSamples />
      <ActionSamples />
      <FieldSamples />
      <OverlaySamples />
      <StateSamples />
      <FoundationSamples />
    </Main>
    <ToastRegion />
  </>
);

const Head = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  height: 56px;
  padding: 0 calc((100% - ${layout.body}) / 2);
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  & > b {
    font-size: 18px;
  }
`;
const Main = styled.main`
  display: grid;
  gap: ${space.lg};
  width: ${layout.body};
  margin: 0 auto;
  padding: ${space.lg} 0 120px;
`;
