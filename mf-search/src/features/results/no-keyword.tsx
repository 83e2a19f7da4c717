import { useTitle } from '@mall/mf-kit';
import { Body, EmptyPanel } from '@mall/ui-kit';
import { HotWords } from './hot-words.tsx';

/** The address names nothing to search for. */
export function NoKeyword() {
  useTitle('搜索');
  return (
    <Body>
      <EmptyPanel title="想找什么商品？" action={<HotWords />}>
        在上方输入名称、规格、型号、订货号或品牌，也可以用拼音，例如“内六角 m8x30”“6204 2rs”“neiliujiao”。
      </EmptyPanel>
    </Body>
  );
}
