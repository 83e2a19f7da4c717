import type { StaffHit } from '@mall/api-contract/staff';
import { below, color, elevation, radius, space, type, zIndex } from '@mall/design-tokens';
import { SearchIcon } from '@mall/ui-kit';
import { Input } from '@mall/ui-kit/forms';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { useRead } from '../calls/use-read.ts';
import { useSettled } from './use-settled.ts';

const kinds: Record<StaffHit['kind'], string> = { inquiry: '询价单', order: '订单', package: '包裹', customer: '企业', contact: '联系人' };
const order = Object.keys(kinds) as StaffHit['kind'][];

/** `/` outside of a field puts the cursor into the search. */
function useSlash(focus: () => void) {
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const { target } = event;
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest('input, textarea, select, [role="dialog"]')) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
}

/** Finds orders, companies, contact persons and packages; hits by kind, chosen by keys or pointer. */
export function SearchBox() {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const keyword = useSettled(text.trim(), 200);
  const { data, error } = useRead(
    isOpen && keyword ? ['staff.searchStaff', keyword] : undefined,
    (sdk) => sdk.staff.searchStaff({ keyword }),
    { refreshInterval: 0, keepPreviousData: true },
  );
  const hits = keyword ? order.flatMap((kind) => (data ?? []).filter((hit) => hit.kind === kind)) : [];
  useSlash(() => input.current?.focus());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question begins at its first hit
  useEffect(() => setAt(0), [keyword]);

  function open(hit: StaffHit | undefined) {
    if (!hit) return;
    setOpen(false);
    setText('');
    input.current?.blur();
    // As the address bar says it; the router knows where the workplace begins.
    void navigate(hit.path.replace(/^\/_staff(?=\/)/, ''));
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length) setAt((at + step + hits.length) % hits.length);
    else if (event.key === 'Enter') open(hits[at]);
    else if (event.key === 'Escape') {
      setOpen(false);
      input.current?.blur();
    } else return;
    event.preventDefault();
  }

  const isShown = isOpen && text.trim() !== '';
  return (
    <Box role="search" onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}>
      <Input
        ref={input}
        type="search"
        role="combobox"
        aria-label="搜索"
        aria-expanded={isShown}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && hits[at] ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={60}
        placeholder="订单号、企业、联系人、手机号、运单号"
        prefix={<SearchIcon size={14} />}
        suffix={<Key aria-hidden="true">/</Key>}
        value={text}
        onFocus={() => setOpen(true)}
        onChange={({ target }) => {
          setText(target.value);
          setOpen(true);
        }}
        onKeyDown={press}
      />
      {isShown && (
        <Hits>
          <div id={`${id}-hits`} role="listbox" aria-label="搜索结果">
            {hits.map((hit, index) => (
              <Hit
                key={`${hit.kind} ${hit.id}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === at}
                data-first={hits[index - 1]?.kind !== hit.kind ? kinds[hit.kind] : undefined}
                onPointerMove={() => setAt(index)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => open(hit)}
              >
                <b>{hit.title}</b> <span>{hit.detail}</span>
              </Hit>
            ))}
          </div>
          {!hits.length && (
            <p role="status">{error ? `搜索失败：${error.message}` : data && keyword === text.trim() ? '没有找到' : '正在搜索…'}</p>
          )}
        </Hits>
      )}
    </Box>
  );
}

const Box = styled.div`
  position: relative;
  flex: 1;
  max-width: 520px;
  KBDX { border: 1px solid ${color.line}; border-radius: ${radius.sm}; font: inherit; font-size: ${type.sizeLeast}; }
  input::-webkit-search-cancel-button { display: none; }
  ${below.tablet} { order: 9; flex-basis: 100%; max-width: none;  }
`;
const Key = styled.span`
  padding: 0 6px;
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  font-size: ${type.sizeLeast};
  ${below.tablet} { display: none; }
`;
const Hits = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  left: 0;
  right: 0;
  z-index: ${zIndex.popup};
  max-height: 60vh;
  padding: ${space.xs};
  overflow: auto;
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  p { padding: ${space.md}; color: ${color.inkSecond}; font-size: ${type.sizeTable}; }
`;
const Hit = styled.div`
  padding: 7px ${space.md};
  border-radius: ${radius.md};
  font-size: ${type.sizeTable};
  cursor: pointer;
  b { font-weight: ${type.weightPart}; }
  span { color: ${color.inkSecond}; }
  &[aria-selected='true'] { background: ${color.accentTint}; }
  &[data-first]::before { content: attr(data-first); display: block; color: ${color.inkThird}; font-size: ${type.sizeLeast}; }
  &[data-first]:not(:first-child) { margin-top: ${space.xs}; }
`;
