import { color, radius, space, type, values } from '@mall/design-tokens';
import { styled } from 'styled-components';
import * as kit from '../icon/index.ts';
import { Sample, Samples } from './sample.tsx';

const { Icon: _frame, ...icons } = kit;

export const FoundationSamples = () => (
  <Samples title="基础">
    <Sample name="color" wide>
      <Swatches>
        {Object.entries(values.color).map(([name, value]) => (
          <Swatch key={name}>
            <svg viewBox="0 0 40 28" preserveAspectRatio="none" aria-hidden="true">
              <rect width="40" height="28" fill={value} />
            </svg>
            <b>{name}</b>
            {value}
          </Swatch>
        ))}
      </Swatches>
    </Sample>
    <Sample name="type" wide>
      <Lines>
        <Display>深沟球轴承 6204-2RS 26</Display>
        <Title>圆柱头内六角螺钉 M8 × 30 20</Title>
        <p>正文 14：16:00 前付款当日发货，¥1,284.50</p>
        <Dense>表格 13：GB/T 70.1-2008 12.9 级 发黑</Dense>
        <Least>最小 12：含税单价，运费另计</Least>
      </Lines>
    </Sample>
    <Sample name="Icon">
      {Object.entries(icons).map(([name, Sign]) => (
        <Sign key={name} size={20} label={name} />
      ))}
    </Sample>
  </Samples>
);

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: ${space.sm};
`;
const Swatch = styled.li`
  overflow: hidden;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > b {
    display: block;
    color: ${color.ink};
  }
  & > svg {
    width: 100%;
    height: 32px;
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
`;
const Lines = styled.div`
  display: grid;
  gap: ${space.xs};
`;
const Display = styled.p`
  font-size: ${type.sizeDisplay};
  font-weight: ${type.weightStrong};
`;
const Title = styled.p`
  font-size: ${type.sizeTitle};
  font-weight: ${type.weightStrong};
`;
const Dense = styled.p`
  font-size: ${type.sizeTable};
`;
const Least = styled.p`
  font-size: ${type.sizeLeast};
  color: ${color.inkSecond};
`;
