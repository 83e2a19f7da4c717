import type { ServerFile } from '../../registry/release-store.ts';
import type { Snapshot } from '../../registry/snapshot.ts';
import type { RenderTask } from './render-task.ts';

type LiveBuilds = Pick<RenderTask, 'bundles' | 'widgets' | 'routes'>;

/**
 * What of a page's rendering is the same for all pages of one combination.
 * @param bundleOf an area's server build; one without a file is asked for again
 */
export function liveBuilds(bundleOf: (area: string, version: string) => ServerFile): (snapshot: Snapshot) => LiveBuilds {
  const known = new WeakMap<Snapshot, LiveBuilds>();
  return (snapshot) => {
    const found = known.get(snapshot);
    if (found) return found;
    const isServed = ({ name }: { name: string }) => snapshot.areas.some((area) => area.name === name && area.base.startsWith('/'));
    const builds = Object.values(snapshot.releases)
      .filter(isServed)
      .map(({ name, version, calls = {} }) => [name, { ...bundleOf(name, version), version, calls: Object.values(calls) }] as const);
    const live = {
      bundles: Object.fromEntries(builds),
      widgets: Object.fromEntries(snapshot.areas.filter(isServed).flatMap(({ name, widgets }) => widgets.map((slot) => [slot, name]))),
      routes: snapshot.areas.flatMap(({ routes }) => routes),
    };
    if (builds.every(([, { file }]) => file)) known.set(snapshot, live);
    return live;
  };
}
