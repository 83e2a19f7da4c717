import type { CallTable } from '@mall/api-sdk';
import type { HostPlatform, Platform, SlotName } from '@mall/mf-kit';
import type { LiveArea, PageSnapshot } from '@mall/mf-kit/manifest';
import { type ComponentType, lazy } from 'react';
import { areaStates, markArea } from '../platform/area-states.ts';
import { loadFromArea } from './federation.ts';
import { dropArea } from './load-area.ts';
import { refusalOf } from './refusal.ts';
import { withClient } from './with-client.tsx';

interface Entry {
  owner: string;
  version: string;
  Widget: ComponentType<object>;
}

type ClientOf = HostPlatform['clientOf'];

const found = new Map<string, Entry>();

async function loadWidget(area: LiveArea, name: string, clientOf: ClientOf): Promise<{ default: ComponentType<object> }> {
  try {
    const widget = await loadFromArea<{ default: ComponentType<object>; calls?: CallTable }>(area, name);
    if (typeof widget.default !== 'function' && typeof widget.default !== 'object')
      throw new Error(`${area.name}/${name} exports no component`);
    return { default: withClient(widget.default, clientOf(widget.calls)) };
  } catch (error) {
    found.delete(name);
    dropArea(area);
    throw error;
  }
}

const isDisabled = (area: string) => areaStates.get()[area]?.state === 'disabled';

/** The widget that fills a slot: its code is loaded when it is first shown. */
export function findWidget(page: PageSnapshot, name: SlotName, clientOf: ClientOf): ReturnType<Platform['widget']> {
  const known = found.get(name);
  if (known) return isDisabled(known.owner) ? undefined : shown(known);
  const area = page.areas.find(({ widgets }) => widgets.includes(name));
  if (!area || refusalOf(area) || isDisabled(area.name)) return undefined;
  const entry: Entry = { owner: area.name, version: area.version, Widget: lazy(() => loadWidget(area, name, clientOf)) };
  found.set(name, entry);
  return shown(entry);
}

/** Telemetry counts the view as one of the widget's area too. */
function shown(entry: Entry): Entry {
  markArea({ area: entry.owner, version: entry.version, kind: 'widget' });
  return entry;
}
