import { color, radius, space, type } from '@mall/design-tokens';
import { CloseIcon, IconButton } from '@mall/ui-kit';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface Props {
  title: string;
  mark?: ReactNode;
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What stands beside the drawing while something on it is chosen; Escape closes it. */
export function DetailsPanel({ title, mark, actions, onClose, children }: Props) {
  const id = useId();
  return (
    <Panel aria-labelledby={id} onKeyDown={(event) => event.key === 'Escape' && onClose()}>
      <header>
        {mark}
        <h2 id={id}>{title}</h2>
        <IconButton label="关闭详情" icon={<CloseIcon />} onClick={onClose} />
      </header>
      {actions && <Actions>{actions}</Actions>}
      {children}
    </Panel>
  );
}

/** One heading and what belongs to it. */
export const Part = ({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) => (
  <PartRoot>
    <h3>
      {title}
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </PartRoot>
);

const Panel = styled.aside`
  position: sticky;
  top: 60px;
  max-height: calc(100vh - 76px);
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  > header {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    padding: ${space.sm} ${space.sm} ${space.sm} ${space.lg};
    background: ${color.surface};
    border-bottom: 1px solid ${color.line};
  }
  h2 { flex: 1; font-size: ${type.sizeLead}; overflow-wrap: anywhere; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  padding: ${space.md} ${space.lg};
  border-bottom: 1px solid ${color.line};
`;
const PartRoot = styled.section`
  padding: ${space.md} ${space.lg};
  & + & { border-top: 1px solid ${color.line}; }
  h3 { display: flex; align-items: baseline; gap: ${space.sm}; padding-bottom: ${space.xs}; color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  h3 small { font-weight: ${type.weightText}; font-size: ${type.sizeLeast}; }
`;

/** Names in a row, wrapping. */
export const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px ${space.md};
  code { font-family: ${type.familyMono}; font-size: ${type.sizeLeast}; }
`;

/** A small table of figures beside the drawing. */
export const SmallTable = styled.table`
  width: 100%;
  font-size: ${type.sizeLeast};
  line-height: ${type.lineTable};
  th { text-align: start; font-weight: ${type.weightText}; color: ${color.inkSecond}; }
  tbody th { color: ${color.ink}; overflow-wrap: anywhere; }
  th, td { padding: 4px 0 4px ${space.sm}; border-top: 1px solid ${color.line}; vertical-align: baseline; }
  th:first-child { padding-left: 0; }
  thead :is(th, td) { border-top: 0; }
  :is(th, td):not(:first-child) { text-align: end; white-space: nowrap; }
  tr[data-failing] > * { color: ${color.danger}; }
  tr[data-failing] td { font-weight: ${type.weightStrong}; }
  code { font-family: ${type.familyMono}; }
`;

/** A name that brings its own details. */
export const SeeButton = styled.button`
  color: ${color.accent};
  &:hover { text-decoration: underline; text-underline-offset: 3px; }
`;
