import type { ContentBlock } from '@mall/api-contract/content';
import { below, color, radius, space } from '@mall/design-tokens';
import { Button } from '@mall/ui-kit';
import { Field, NativeSelect } from '@mall/ui-kit/forms';
import { useState } from 'react';
import { styled } from 'styled-components';
import { BlockFields } from './block-fields.tsx';
import { type BlockKind, blockForms } from './block-forms.ts';

const kinds = Object.entries(blockForms).map(([value, { label }]) => ({ value: value as BlockKind, label }));

/** A page's parts: added, moved, removed, each with its fields. */
export function BlockList({ blocks, onChange }: { blocks: readonly ContentBlock[]; onChange: (blocks: ContentBlock[]) => void }) {
  const [kind, setKind] = useState<BlockKind>('text');
  const move = (from: number, by: -1 | 1) => {
    const next = [...blocks];
    const [moved] = next.splice(from, 1);
    next.splice(from + by, 0, moved!);
    onChange(next);
  };
  return (
    <List>
      {blocks.map((block, at) => {
        const name = `第 ${at + 1} 块 ${blockForms[block.kind].label}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what is written in a field stands in the list, and a moved block takes it along
          <section key={at} aria-label={name}>
            <header>
              <b>{name}</b>
              <Button size="sm" disabled={at === 0} aria-label={`${name}上移`} onClick={() => move(at, -1)}>
                上移
              </Button>
              <Button size="sm" disabled={at === blocks.length - 1} aria-label={`${name}下移`} onClick={() => move(at, 1)}>
                下移
              </Button>
              <Button size="sm" aria-label={`${name}删除`} onClick={() => onChange(blocks.filter((_, index) => index !== at))}>
                删除
              </Button>
            </header>
            <BlockFields
              key={block.kind}
              block={block}
              onChange={(next) => onChange(blocks.map((one, index) => (index === at ? next : one)))}
            />
          </section>
        );
      })}
      <footer>
        <Field label="添加一块" hideLabel>
          <NativeSelect value={kind} options={kinds} onValueChange={setKind} />
        </Field>
        <Button onClick={() => onChange([...blocks, blockForms[kind].empty])}>添加</Button>
      </footer>
    </List>
  );
}

const List = styled.div`
  display: grid;
  gap: ${space.md};
  & > section {
    display: grid;
    gap: ${space.md};
    padding: ${space.md};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
  }
  & > section > header,
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.sm};
  }
  & > section > header > b { margin-right: auto; }
  ${below.tablet} { button { min-height: 44px; } }
`;
