import { isNowhere, unlisted } from '../../shell/e2e/found/unlisted.ts';

/** Waits just until nothing is asked for and nothing is counted: what is scored doesn't change after that. Another way to throttle raises each wait to 5 s. */
const settings = {
  onlyCategories: ['seo', 'accessibility'],
  ...{ throttlingMethod: 'simulate', disableFullPageScreenshot: true, disableStorageReset: true, skipAboutBlank: true },
  ...{ pauseAfterFcpMs: 0, pauseAfterLoadMs: 300, networkQuietThresholdMs: 300, cpuQuietThresholdMs: 300, logLevel: 'silent' },
};

/** What a page that search engines are kept from, or that isn't there, fails by being so. */
function meantBy({ address, route }) {
  if (address === '/error-500') return ['is-crawlable', 'http-status-code'];
  if (isNowhere(route)) return ['is-crawlable', 'http-status-code'];
  return unlisted.has(route) ? ['is-crawlable'] : [];
}

/**
 * Opens a page in Lighthouse.
 * @returns points by category, and what took any away, without what is meant so
 */
export async function score({ default: lighthouse, desktopConfig }, { page, origin, port, form }) {
  const run = await lighthouse(origin + page.address, { ...settings, port }, form === 'desktop' ? desktopConfig : undefined);
  const { categories, audits, runtimeError } = run.lhr;
  const meant = meantBy(page);
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ id, weight }) => weight > 0 && audits[id].score !== null && audits[id].score < 1 && !meant.includes(id))
      .map(({ id }) => `${id}: ${placesOf(audits[id])}`),
  );
  const points = Object.fromEntries(Object.entries(categories).map(([id, { score: share }]) => [id, Math.round((share ?? 0) * 100)]));
  const isUnread = runtimeError && runtimeError.code !== 'ERRORED_DOCUMENT_REQUEST';
  return { points, faults: isUnread ? [runtimeError.message] : faults };
}

const placesOf = ({ details, explanation }) =>
  [explanation, ...(details?.items ?? []).slice(0, 3).map(({ node, source }) => node?.snippet ?? source)].filter(Boolean).join(' | ');

/** What Lighthouse counts for accessibility that the walk through all pages doesn't ask (`faultsOfWholePage`). */
export function uncounted({ defaultConfig }, askedRules) {
  const asked = new Set(askedRules);
  return defaultConfig.categories.accessibility.auditRefs.filter(({ id, weight }) => weight > 0 && !asked.has(id)).map(({ id }) => id);
}
