import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { List, Panel, TabButton } from './tabs-parts.ts';

export type TabItem<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  /** A count or mark after the label. */
  badge?: ReactNode;
  disabled?: boolean;
  /** What the tab shows; leave it out when the page below follows `value` by itself. */
  panel?: ReactNode;
};

export type TabsProps<Value extends string> = {
  /** Spoken name of the row of tabs. */
  label: string;
  items: readonly TabItem<Value>[];
  /** Controlled; without it the first (or `defaultValue`) is chosen and kept here. */
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  /** Hidden panels stay in the page, so that what was typed in them is kept. */
  keepMounted?: boolean;
};

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs by the ARIA pattern: Tab enters at the chosen one, arrows, Home and End choose. */
export function Tabs<Value extends string>({ label, items, value, defaultValue, onValueChange, keepMounted }: TabsProps<Value>) {
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const chosen = value ?? own ?? items.find((item) => !item.disabled)?.value;

  function choose(next: Value) {
    setOwn(next);
    if (next !== chosen) onValueChange?.(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    const able = items.filter((item) => !item.disabled);
    const next =
      move &&
      able[
        move(
          able.findIndex((item) => item.value === chosen),
          able.length,
        )
      ];
    if (!next) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  }

  return (
    <div>
      <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map((item) => (
          <TabButton
            key={item.value}
            id={`${id}-tab-${item.value}`}
            type="button"
            role="tab"
            aria-selected={item.value === chosen}
            aria-controls={item.panel !== undefined && (keepMounted || item.value === chosen) ? `${id}-panel-${item.value}` : undefined}
            tabIndex={item.value === chosen ? 0 : -1}
            disabled={item.disabled}
            onClick={() => choose(item.value)}
          >
            {item.label}
            {item.badge}
          </TabButton>
        ))}
      </List>
      {items.map(
        (item) =>
          item.panel !== undefined &&
          (keepMounted || item.value === chosen) && (
            <Panel
              key={item.value}
              id={`${id}-panel-${item.value}`}
              role="tabpanel"
              aria-labelledby={`${id}-tab-${item.value}`}
              hidden={item.value !== chosen}
            >
              {item.panel}
            </Panel>
          ),
      )}
    </div>
  );
}
