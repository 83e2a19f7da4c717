import { color } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Checkbox, Input, NativeSelect } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import type { Fault, FaultKind } from '../debug-settings.ts';
import { ControlGroup } from './control-group.tsx';

const kinds: { value: FaultKind; label: string }[] = [
  { value: 'slow', label: '变慢' },
  { value: 'timeout', label: '不应答，直到超时' },
  { value: 'offline', label: '断网' },
  { value: 'http-500', label: '500 服务器错误' },
  { value: 'http-404', label: '404 找不到' },
  { value: 'refused', label: '拒绝：服务不可用' },
  { value: 'nonsense', label: '返回的不是 JSON' },
];
const delays = [1000, 3000, 6000].map((ms) => ({ value: String(ms), label: `${ms / 1000} 秒` }));

interface Props {
  fault: Fault;
  onFault: (fault: Fault) => void;
  onReload: () => void;
}

/** Makes the area's calls slow or fail, all or those whose path contains a text. Acts on the next call. */
export function FaultControls({ fault, onFault, onReload }: Props) {
  const change = (next: Partial<Fault>) => onFault({ ...fault, ...next });
  return (
    <ControlGroup label="故障">
      <Switch label="让调用出错" checked={fault.isOn} onCheckedChange={(isOn) => change({ isOn })} />
      <NativeSelect size="sm" aria-label="怎样出错" value={fault.kind} onValueChange={(kind) => change({ kind })} options={kinds} />
      {fault.kind === 'slow' ? (
        <NativeSelect
          size="sm"
          aria-label="慢多久"
          value={String(fault.delayMs)}
          onValueChange={(ms) => change({ delayMs: Number(ms) })}
          options={delays}
        />
      ) : null}
      <Pattern
        size="sm"
        aria-label="哪些调用"
        placeholder="全部调用，或路径的一部分"
        value={fault.pattern}
        spellCheck={false}
        onChange={(event) => change({ pattern: event.target.value })}
      />
      <Button size="sm" onClick={onReload}>
        刷新
      </Button>
    </ControlGroup>
  );
}

const Switch = styled(Checkbox)`
  white-space: nowrap;
  &:has(:checked) {
    color: ${color.danger};
  }
`;
const Pattern = styled(Input)`
  width: 188px;
`;
