import { color, space, type } from '@mall/design-tokens';
import type { DebugDesk } from '@mall/mf-kit/manifest';
import { Button, Tag } from '@mall/ui-kit';
import { Input, NativeSelect } from '@mall/ui-kit/forms';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';

interface Props {
  page: DebugDesk;
  path: string;
  onPath: (path: string) => void;
  onOpen: (path: string) => void;
}

/** Which area in which version, and which of its addresses. */
export function AddressBar({ page, path, onPath, onOpen }: Props) {
  const { area, areas, versions, live, operator } = page;
  const open = (event: FormEvent) => {
    event.preventDefault();
    onOpen(path.startsWith('/') ? path : `/${path}`);
  };
  return (
    <Bar>
      <strong>单独调试</strong>
      <NativeSelect
        size="sm"
        aria-label="区域"
        value={area.name}
        onValueChange={(name) => location.assign(`/_debug/${name}`)}
        options={areas.map((name) => ({ value: name, label: name }))}
      />
      <NativeSelect
        size="sm"
        aria-label="版本"
        value={area.version}
        onValueChange={(version) => location.assign(`/_debug/${area.name}@${version}`)}
        options={[...new Set([area.version, ...versions])].map((version) => ({
          value: version,
          label: version === live ? `${version} · 线上` : version,
        }))}
      />
      {area.version === live ? null : <Tag kind="warning">不是线上版本</Tag>}
      <form onSubmit={open}>
        <Input size="sm" aria-label="地址" value={path} spellCheck={false} onChange={(event) => onPath(event.target.value)} />
        <Button size="sm" type="submit">
          打开
        </Button>
      </form>
      <span>{operator}</span>
      <a href="/_platform/">运维台</a>
    </Bar>
  );
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${space.md};
  padding: ${space.sm} ${space.lg};
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > strong {
    font-size: ${type.sizeText};
    white-space: nowrap;
  }
  & > form {
    display: flex;
    flex: 1;
    gap: ${space.sm};
    min-width: 240px;
  }
  & > form > input {
    flex: 1;
  }
  & > span {
    color: ${color.inkSecond};
    white-space: nowrap;
  }
`;
