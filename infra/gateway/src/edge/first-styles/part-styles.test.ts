import { expect, test } from '@jest/globals';
import { joinStyles } from './join-styles.ts';
import { partStyles } from './part-styles.ts';

const owner = (id: string, names: string) => `data-styled.g7[id="${id}"]{content:"${names},"}/*!sc*/\n`;
const tagOf = (...rules: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${rules.map((rule) => (rule.startsWith('data-') ? rule : `${rule}/*!sc*/\n`)).join('')}</style>`;

interface Page {
  css?: string;
  styleTags?: string;
  markup?: string;
  constants?: Record<string, string>;
}
const parted = ({ css = '', styleTags = '', markup = '', constants = {} }: Page) =>
  partStyles({
    sheets: [css],
    constants,
    styleTags,
    markup: { frame: '<body data-layout="default"><header class="head">', screen: markup },
  });

/** What `joinStyles` leaves in the page, which is a script of browsers. */
function joined({ frame, components }: ReturnType<typeof partStyles>): string[] {
  const element = (name: string, textContent: string) => ({ name, textContent, dataset: { styledVersion: '6.6.0' }, remove: () => {} });
  const elements = [
    element('frame', frame.first),
    element('components', components.first),
    element('frame', frame.rest),
    element('components', components.rest),
  ];
  const document = { querySelectorAll: (selector: string) => elements.filter(({ name }) => selector === `style[data-sheet=${name}]`) };
  new Function('document', `${joinStyles};joinStyles()`)(document);
  return elements.slice(0, 2).map(({ textContent }) => textContent);
}

test('what markup can’t match before anybody touches it comes later', () => {
  const { frame } = parted({
    css: `.row{margin:0}.row:hover{color:red}.row[data-kind='a']{top:0}.row[data-kind='b']{left:0}.gone>b{right:0}@media print{.row{width:0}}`,
    markup: '<p class="s1 row" data-kind="a"><b>一</b></p>',
  });
  expect(frame.first).toContain('.row{margin:0}');
  expect(frame.first).toContain(`.row[data-kind='a']{top:0}`);
  expect(frame.first).not.toMatch(/hover|'b'|gone|print/);
  expect(frame.rest).toMatch(/hover.*'b'.*gone.*print/s);
});

test('a class and an attribute have to stand on one element', () => {
  const { frame } = parted({
    css: '.step:disabled{opacity:0.6}.add:disabled{opacity:0.5}',
    markup: '<i class="add"></i><b class="step" disabled="">',
  });
  expect(frame.first).toContain('.step:disabled');
  expect(frame.first).not.toContain('.add:disabled');
});

test.each([
  ['.row:not([data-kind])', true],
  ['.row:is(td, th)', true],
  ['.list:has(.row)', true],
  ['.list:has(.gone)', false],
  ['.row:nth-child(2n + 1)', true],
  ['.row::before', true],
  ['.row::selection', false],
  ['*', true],
  ["html[data-closed*='video'] .row", true],
  ["body[data-layout='default'] .row", true],
  ["body[data-layout='bare'] .row", false],
  ['table > .row', false],
])('%s is needed at first: %s', (selector, isNeeded) => {
  const { frame } = partStyles({
    sheets: [`${selector}{color:red}`],
    constants: {},
    styleTags: '',
    markup: { frame: '<html data-closed=""><body data-layout="default">', screen: '<ul class="list"><li class="row">' },
  });
  expect(frame.first.includes('color:red')).toBe(isNeeded);
});

test('what holds the page below the fold is there before it; without scripts it is let go by what comes later', () => {
  const { frame } = parted({ css: '.far{content-visibility:var(--below-fold,auto)}', markup: '' });
  expect(frame.first).toMatch(/\.far\{.*html\{--below-fold:hidden\}$/s);
  expect(frame.rest).toMatch(/html\{--below-fold:auto\}$/);
});

test('of the root’s properties those that are read come first; a constant is its value, and a list keeps together what is worth it', () => {
  const { frame } = parted({
    css: ':root{--a:1px;--b:var(--a);--c:3px;--ink:#1c2430}.row,.gone{margin:var(--b);color:var(--ink)}',
    constants: { '--ink': '#1c2430' },
    markup: '<p class="row">',
  });
  expect(frame.first).toContain(':root{--a:1px;--b:var(--a)}');
  expect(frame.first).toContain('.row,.gone{margin:var(--b);color:#1c2430}');
  expect(frame.rest).toContain(':root{--c:3px;--ink:#1c2430}');
});

test('what draws nothing comes later than what it belongs to', () => {
  const { frame } = parted({ css: '.row{top:0;transition:top 1s cubic-bezier(0,0,1,1);left:0;cursor:pointer}', markup: '<p class="row">' });
  expect(frame.first).toContain('.row{top:0;left:0}');
  expect(frame.rest).toContain('.row{transition:top 1s cubic-bezier(0,0,1,1);cursor:pointer}');
});

test('both parts together are the sheets as they were, every rule in its place, for styled-components to take over', () => {
  const css = '.a{top:0}.a:hover{top:1px}@media (width<768px){.a{left:0}.a:hover{left:1px}.a{right:0}}.b{top:2px}.a{bottom:0}';
  const styleTags =
    tagOf('.x{top:0}', '.x:hover{top:1px}', '.x{left:0}', owner('sx', 'x'), '.y{top:0}', owner('sy', 'y')) +
    tagOf('.y{top:0}', owner('sy', 'y'));
  const page = parted({ css, styleTags, markup: '<p class="a x">' });
  const [frame, components] = joined(page);
  expect(frame!.replaceAll('\n', '').replaceAll('}@media (width<768px){', '')).toBe(
    `${css.replaceAll('}@media (width<768px){', '')}html{--below-fold:hidden}html{--below-fold:auto}`,
  );
  expect(components!.split('/*!sc*/\n')).toEqual([
    '.x{top:0}',
    '.x:hover{top:1px}',
    '.x{left:0}',
    'data-styled.g7[id="sx"]{content:"x,"}',
    '.y{top:0}',
    'data-styled.g7[id="sy"]{content:"y,"}',
  ]);
});

test('fonts stand apart: putting the sheets together again would have every text laid out a second time', () => {
  const face = '@font-face{font-family:"Mall Sans";font-weight:1 599;src:local("Noto Sans CJK SC")}';
  const { faces, frame } = parted({ css: `${face}.row{top:0}`, markup: '<p class="row">' });
  expect(faces).toBe(face);
  expect(`${frame.first}${frame.rest}`).not.toContain('@font-face');
  expect(frame.first).toContain('.row{top:0}');
});

test('the same sheets over other markup are parted anew', () => {
  const css = '.p{top:0}.q{top:1px}';
  expect(parted({ css, markup: '<p class="p">' }).frame.first).toContain('.p{');
  const other = parted({ css, markup: '<p class="q">' }).frame;
  expect(other.first).toContain('.q{');
  expect(other.first).not.toContain('.p{');
});
