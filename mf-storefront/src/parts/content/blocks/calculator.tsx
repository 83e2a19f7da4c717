import { color, radius, space } from '@mall/design-tokens';
import { type ComponentType, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

type Name = BlockOf<'calculator'>['name'];

/** Each in a chunk of its own: who reads something else loads none. */
const calculators: Record<Name, { title: string; load: () => Promise<{ default: ComponentType }> }> = {
  thread: {
    title: '螺纹尺寸与底孔计算',
    load: () => import(/* webpackChunkName: "calculator-thread" */ '../calculators/thread-calculator.tsx'),
  },
  torque: { title: '拧紧力矩计算', load: () => import(/* webpackChunkName: "calculator-torque" */ '../calculators/torque-calculator.tsx') },
  'bearing-life': {
    title: '轴承寿命计算',
    load: () => import(/* webpackChunkName: "calculator-bearing-life" */ '../calculators/bearing-life-calculator.tsx'),
  },
  'o-ring': {
    title: 'O 形圈沟槽查询',
    load: () => import(/* webpackChunkName: "calculator-o-ring" */ '../calculators/o-ring-calculator.tsx'),
  },
  units: { title: '单位换算', load: () => import(/* webpackChunkName: "calculator-units" */ '../calculators/unit-calculator.tsx') },
};

/** Something to count with; its place is kept while its code comes. Without any code the article's tables say the same. */
export function Calculator({ name }: { name: Name }) {
  const [Shown, setShown] = useState<ComponentType>();
  const [hasFailed, setHasFailed] = useState(false);
  const { title, load } = calculators[name];
  useEffect(() => {
    let isHere = true;
    load().then(
      (one) => isHere && setShown(() => one.default),
      () => isHere && setHasFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [load]);
  return (
    <Part>
      <header>
        <h2>{title}</h2>
      </header>
      <Place>{Shown ? <Shown /> : <p>{hasFailed ? '计算器没有打开，请刷新页面；也可以查阅文中的表格。' : '正在打开计算器'}</p>}</Place>
    </Part>
  );
}

const Place = styled.div`
  max-width: 672px;
  min-height: 220px;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
