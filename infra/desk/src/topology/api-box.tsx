import type { PlatformHealth as Health } from '@mall/api-contract/platform';
import { color, motion, radius, space, type } from '@mall/design-tokens';
import { FailureIcon, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { countText, msText, percentText } from '../platform/wording.ts';
import { failsLoudly, type NounNode } from './graph.ts';
import type { Plan } from './plan.ts';
import type { Look } from './use-look.ts';

interface Props {
  nouns: NounNode[];
  plan: Plan;
  health: Health | undefined;
  look: Look;
  lookOf: (id: string) => 'lit' | 'faded' | undefined;
}

/** The mall API by nouns, each with its calls of the last hour. */
export function ApiBox({ nouns, plan, health, look, lookOf }: Props) {
  const { x, y, width, height } = plan.api;
  const isDown = health?.api.ready === false;
  const isNarrow = width < 220;
  return (
    <>
      <Frame data-down={isDown || undefined} style={{ left: x, top: y, width, height }}>
        <b>商城 API</b>
        {health && (
          <span data-down={isDown || undefined}>
            {isDown ? <FailureIcon size={14} /> : <SuccessIcon size={14} />}
            {isDown ? '没有应答' : `${isNarrow ? '' : '应答 '}${msText(health.api.ms)}`}
          </span>
        )}
      </Frame>
      {nouns.map((noun) => {
        const id = `api:${noun.name}`;
        const box = plan.nouns[noun.name]!;
        const isFailing = failsLoudly(noun);
        return (
          <Noun
            key={noun.name}
            {...look.propsFor(id)}
            data-look={lookOf(id)}
            data-failing={isFailing || undefined}
            style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          >
            {isFailing && <FailureIcon size={14} />}
            <span>{noun.name}</span>
            {isFailing && <b>失败 {percentText(noun.failed / noun.count)}</b>}
            {noun.count > 0 && !(isFailing && isNarrow) && (
              <small>
                {countText(noun.count)} 次{isNarrow || isFailing ? '' : ` · ${msText(noun.meanMs)}`}
              </small>
            )}
          </Noun>
        );
      })}
    </>
  );
}

const Frame = styled.div`
  position: absolute;
  display: flex;
  align-items: center;
  justify-content: space-between;
  align-items: flex-start;
  padding: ${space.md};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeLeast};
  > b { font-size: ${type.sizeText}; }
  > span { display: inline-flex; align-items: center; gap: 4px; color: ${color.success}; padding-top: 2px; }
  > span[data-down] { padding: 1px 7px; border-radius: ${radius.sm}; background: ${color.danger}; color: ${color.onInk}; font-weight: ${type.weightStrong}; }
  &[data-down] { border-color: ${color.danger}; background: ${color.dangerTint}; box-shadow: 0 0 0 2px ${color.danger}; }
`;
const Noun = styled.button`
  position: absolute;
  display: flex;
  align-items: center;
  gap: 6px;
  padding: 0 8px;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: ${color.surfaceSunken};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
  transition: background-color ${motion.fast}, border-color ${motion.fast};
  > span { flex: 1; overflow: hidden; text-overflow: ellipsis; }
  small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  &:hover { border-color: ${color.accent}; }
  &[data-look='faded'] { background: none; color: ${color.inkThird}; }
  &[data-look='faded'] small { color: ${color.inkThird}; }
  &[data-look='lit'] { background: ${color.accentTint}; border-color: ${color.accentLine}; }
  &[data-failing] { border-color: ${color.danger}; background: ${color.dangerTint}; color: ${color.danger}; }
  &[aria-pressed='true'] { border-color: ${color.accent}; box-shadow: 0 0 0 1px ${color.accent}; }
`;
