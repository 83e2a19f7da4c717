import { color, space, type } from '@mall/design-tokens';
import { Notice } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { PlatformError } from '../platform/platform-error.ts';
import { ruleText } from '../platform/wording.ts';

/** Why the platform said no: the cause, the two sides of it and what to do, one block a rule. */
export function RefusalNotice({ error }: { error: PlatformError }) {
  const { refusals, report } = error;
  if (!refusals.length)
    return (
      <Notice tone="danger" live title={error.message}>
        {error.fix}
        {report && <Report tabIndex={0}>{report}</Report>}
      </Notice>
    );
  return (
    <Notice tone="danger" live title={`闸门拒绝，${refusals.length} 项不相容`}>
      {refusals.map(({ rule, message, ours, theirs, fix }) => (
        <Refusal key={`${rule} ${ours} ${theirs}`}>
          <p>
            <b>{ruleText(rule)}</b> {message}
          </p>
          <dl>
            <dt>这一版</dt>
            <dd>{ours}</dd>
            <dt>线上</dt>
            <dd>{theirs}</dd>
            <dt>怎么办</dt>
            <dd>{fix}</dd>
          </dl>
        </Refusal>
      ))}
    </Notice>
  );
}

const Refusal = styled.section`
  margin-top: ${space.sm};
  padding-top: ${space.sm};
  border-top: 1px solid ${color.dangerLine};
  dl { display: grid; grid-template-columns: 52px minmax(0, 1fr); gap: 2px ${space.sm}; margin-top: ${space.xs}; font-size: ${type.sizeLeast}; }
  dt { color: ${color.inkSecond}; }
  dd { overflow-wrap: anywhere; }
`;
const Report = styled.pre`
  max-height: 200px;
  margin: ${space.sm} 0 0;
  overflow: auto;
  font-family: ${type.familyMono};
  font-size: ${type.sizeLeast};
  white-space: pre-wrap;
`;
