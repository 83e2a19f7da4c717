import { ChevronLeftIcon, ChevronRightIcon } from '@mall/ui-kit';
import { type FormEvent, type MouseEvent, useState } from 'react';
import { pageWindow } from './page-window.ts';
import { Gap, Jump, JumpInput, Pages, Root, Step, Total } from './pager-parts.ts';

export type PagerProps = {
  /** Counted from 1. */
  page: number;
  total: number;
  /** 20 by default. */
  pageSize?: number;
  onPageChange: (page: number) => void;
  /** The address of a page: the numbers become links that work before hydration and open in a new tab. */
  hrefFor?: (page: number) => string;
  /** The total is an estimate: 约. */
  estimated?: boolean;
  /** The unit of the total: 条 by default. */
  unit?: string;
  /** Spoken name; needed only where a page has two pagers. */
  label?: string;
};

const isPlainClick = (event: MouseEvent) => event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Total, numbers, 上一页 and 下一页, and a jump by typing. Nothing to page through: only the total. */
export function Pager({ page, total, pageSize = 20, onPageChange, hrefFor, estimated, unit = '条', label = '分页' }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const [typed, setTyped] = useState('');

  const target = (to: number, name?: string) => {
    const able = to >= 1 && to <= pages && to !== page;
    const common = { 'aria-label': name ?? `第 ${to} 页`, 'aria-current': to === page ? ('page' as const) : undefined };
    if (!hrefFor || !able)
      return {
        ...common,
        as: 'button' as const,
        type: 'button' as const,
        disabled: name ? !able : undefined,
        onClick: () => able && onPageChange(to),
      };
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onPageChange(to);
    };
    return { ...common, href: hrefFor(to), onClick };
  };

  function jump(event: FormEvent) {
    event.preventDefault();
    const to = Number.parseInt(typed, 10);
    setTyped('');
    if (Number.isFinite(to)) onPageChange(Math.min(pages, Math.max(1, to)));
  }

  return (
    <Root aria-label={label}>
      <Total>
        共 {estimated && '约 '}
        <b>{total.toLocaleString('en-US')}</b> {unit}
      </Total>
      {pages > 1 && (
        <>
          <Pages>
            <li>
              <Step {...target(page - 1, '上一页')}>
                <ChevronLeftIcon size={14} />
              </Step>
            </li>
            {pageWindow(page, pages).map((entry, at, all) => (
              <li key={entry === 'gap' ? `gap-${all[at - 1]}` : entry}>
                {entry === 'gap' ? <Gap>…</Gap> : <Step {...target(entry)}>{entry}</Step>}
              </li>
            ))}
            <li>
              <Step {...target(page + 1, '下一页')}>
                <ChevronRightIcon size={14} />
              </Step>
            </li>
          </Pages>
          <Jump onSubmit={jump}>
            <span aria-hidden="true">跳至</span>
            <JumpInput
              inputMode="numeric"
              value={typed}
              onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
              aria-label={`跳至第几页，共 ${pages} 页`}
            />
            <span aria-hidden="true">/ {pages} 页</span>
          </Jump>
        </>
      )}
    </Root>
  );
}
