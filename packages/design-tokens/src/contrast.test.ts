import { describe, expect, test } from '@jest/globals';
import { tokens } from './names.ts';
import { tokensCss } from './tokens-css.ts';
import { values } from './values.ts';

const { color } = values;
type Name = keyof typeof color;

function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Name, other: Name): number {
  const [dark = 0, light = 0] = [luminance(color[one]), luminance(color[other])].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const paperAndGround: Name[] = ['surface', 'ground', 'surfaceHover'];

describe('a clerk with tired eyes can read', () => {
  const inks: Name[] = ['ink', 'inkSecond', 'inkThird', 'accent', 'accentHover', 'price', 'success', 'warning', 'danger', 'actionDeep'];
  test.each(inks.flatMap((ink) => paperAndGround.map((paper) => [ink, paper] as const)))('%s on %s', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['onAccent', 'accent'],
    ['onAccent', 'accentHover'],
    ['onAccent', 'accentPressed'],
    ['onAction', 'actionDeep'],
    ['onAction', 'actionPressed'],
    ['actionDeep', 'accentTint'],
    ['onInk', 'ink'],
    ['onInk', 'danger'],
    ['onInk', 'dangerHover'],
    ['accent', 'accentTint'],
    ['ink', 'accentTint'],
    ['inkSecond', 'accentTint'],
    ['price', 'accentTint'],
    ['success', 'accentTint'],
    ['warning', 'accentTint'],
    ['success', 'successTint'],
    ['warning', 'warningTint'],
    ['danger', 'dangerTint'],
    ['onTag', 'tagExclusive'],
    ['onTag', 'tagPromotion'],
    ['onTag', 'tagAgreement'],
    ['onTagBlackCard', 'tagBlackCard'],
  ] as const)('%s on %s', (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['onAction', 'action', 'the large bold label of the one orange button'],
    ['onAction', 'actionHover', 'the same under the pointer'],
    ['lineControl', 'surface', 'the edge of an input'],
    ['action', 'surface', 'the orange button against paper'],
    ['accent', 'ground', 'the focus ring'],
  ] as const)('%s on %s: %s', (one, other, _why) => {
    expect(contrast(one, other)).toBeGreaterThanOrEqual(3);
  });
});

test('every token has a value, and reduced motion stops the clock', () => {
  expect(tokensCss).toContain('--color-ink-second:#56606e');
  expect(tokensCss).toContain('--type-size-text:14px');
  expect(tokensCss).toMatch(/prefers-reduced-motion:reduce\){:root{--motion-fast:0ms/);
  expect(tokensCss).not.toContain('undefined');
});

test('every name leads to a variable of the page head', () => {
  for (const [group, entries] of Object.entries(values))
    for (const key of Object.keys(entries)) {
      const names: Readonly<Record<string, string>> = tokens[group as keyof typeof tokens];
      expect(tokensCss).toContain(`${names[key]?.slice('var('.length, -1)}:`);
    }
});
