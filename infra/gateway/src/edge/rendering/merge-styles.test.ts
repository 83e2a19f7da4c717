import { expect, test } from '@jest/globals';
import { addedStyles } from './merge-styles.ts';

const group = (n: number, id: string, names: string, rules: string) =>
  `${rules}/*!sc*/\ndata-styled.g${n}[id="${id}"]{content:"${names},"}/*!sc*/\n`;
const style = (css: string) => `<style data-styled="true">${css}</style>`;

test('a component that the page has is not said again: what the page says over it stays the last word', () => {
  const there = style(group(4, 'button', 'aa', '.aa{color:red;}') + group(90, 'wide', 'bb', '.bb{color:blue;}'));
  expect(addedStyles(there, style(group(4, 'button', 'aa', '.aa{color:red;}')))).toBe('');
  expect(addedStyles(there, style(group(4, 'button', 'aa', '.aa{color:red;}') + group(91, 'add', 'cc', '.cc{gap:1px;}')))).toBe(
    style(group(91, 'add', 'cc', '.cc{gap:1px;}')),
  );
});

test('another form of such a component brings its own rules only', () => {
  const there = style(group(4, 'button', 'aa', '.aa{color:red;}'));
  const rules = ['.aa{color:red;}', '.ab{color:green;}', '@media (width<768px){.ab{gap:0;}}', '.aa:hover{gap:0;}'].join('/*!sc*/\n');
  const added = addedStyles(there, style(group(4, 'button', 'aa,ab', rules)));
  expect(added).toContain('.ab{color:green;}');
  expect(added).toContain('@media (width<768px){.ab{gap:0;}}');
  expect(added).not.toContain('.aa');
  expect(added).toContain('content:"ab,"');
});

test('what isn’t a style sheet adds nothing', () => {
  for (const odd of ['', '<style></style>', '<script>1</script>', style('.x{')]) expect(addedStyles('', odd)).toBe('');
});
