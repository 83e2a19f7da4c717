import { expect, jest, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { keyframes, ServerStyleSheet, styled } from 'styled-components';
import { sheetWithMemory } from './sheet-with-memory.ts';

const turn = keyframes`to { transform: rotate(1turn); }`;
const Wheel = styled.i<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  animation: ${turn} 1s;
  @media (width < 768px) {
    display: none;
  }
`;
const Row = styled.div`
  color: red;
  & > ${Wheel} {
    color: blue;
  }
`;

const insert = jest.spyOn(Object.getPrototypeOf(new ServerStyleSheet().instance), 'insertRules');

function pageOf(size: number) {
  insert.mockClear();
  const sheet = sheetWithMemory();
  const html = renderToString(
    sheet.collectStyles(
      <Row>
        <Wheel $size={size} />
      </Row>,
    ),
  );
  const compiled = insert.mock.calls.map(([, , rules]) => rules);
  const styles = sheet.getStyleTags();
  sheet.seal();
  return { html, styles, compiled };
}

test('a page has the styles of what it shows, compiled by the first page that showed it', () => {
  const first = pageOf(8);
  expect(first.styles).toMatch(/width:8px.*@media \(width < 768px\)/s);
  expect(first.styles).toContain('@keyframes');
  const second = pageOf(8);
  expect(second.html).toBe(first.html);
  expect(second.styles).toBe(first.styles);
  expect(first.compiled).toHaveLength(3);
  expect(second.compiled).toHaveLength(3);
  for (const [at, rules] of second.compiled.entries()) expect(rules).toBe(first.compiled[at]);
  const other = pageOf(9);
  expect(other.styles).toContain('width:9px');
  expect(other.styles).not.toContain('width:8px');
});
