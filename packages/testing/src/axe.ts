import { axe } from 'jest-axe';

/** The accessibility faults of a rendered page, one line each; a test expects `[]`. */
export async function accessibilityFaults(container: Element): Promise<string[]> {
  const { violations } = await axe(container, { iframes: false });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
}
