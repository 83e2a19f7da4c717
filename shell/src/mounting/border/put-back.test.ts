/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { noteFrame } from './note-frame.ts';
import { findTrespasses } from './put-back.ts';

const page =
  '<div id="frame-header"><b>页头</b></div><div id="page"><aside id="frame-aside"></aside><main id="main"></main></div><div id="frame-footer"><i>页脚</i></div>';
beforeEach(() => {
  document.body.innerHTML = page;
  document.body.dataset.layout = 'default';
  document.documentElement.lang = 'zh-CN';
});

/** What is found after something was done; everything is put back and nothing more is found. */
function after(act: () => void): string[] {
  const note = noteFrame();
  act();
  const found = findTrespasses(note);
  for (const { putBack } of found) putBack();
  expect(findTrespasses(note)).toEqual([]);
  return found.map(({ what }) => what);
}
const byId = (id: string) => document.getElementById(id)!;

test('what the frame does itself is no trespass', () => {
  expect(
    after(() => {
      document.body.dataset.layout = 'customer-centre';
      document.documentElement.dataset.closed = 'banner';
      byId('frame-aside').innerHTML = '<nav></nav>';
      byId('frame-header').replaceChildren(document.createElement('b'));
      byId('main').innerHTML = '<div></div>';
    }),
  ).toEqual([]);
});

test('parts that were taken out stand where they stood, all of them, in their order', () => {
  const before = document.body.innerHTML;
  expect(after(() => document.body.replaceChildren())).toEqual([
    '#frame-footer was removed',
    '#page was removed',
    '#frame-header was removed',
  ]);
  expect(document.body.innerHTML).toBe(before);
});

test('a part that was emptied has its very nodes again', () => {
  const own = byId('frame-header').firstElementChild;
  expect(
    after(() => {
      byId('frame-header').innerHTML = '';
    }),
  ).toEqual(['#frame-header was emptied']);
  expect(byId('frame-header').firstElementChild).toBe(own);
});

test('attributes of html, body and the frame’s parts are as they were', () => {
  expect(
    after(() => {
      document.documentElement.lang = 'xx';
      document.body.className = 'mine';
      byId('frame-header').hidden = true;
      byId('main').style.display = 'none';
    }),
  ).toEqual(['html[lang] was changed', 'body[class] was changed', '#frame-header[hidden] was changed', '#main[style] was changed']);
  expect([document.documentElement.lang, byId('frame-header').hidden]).toEqual(['zh-CN', false]);
});

test('while a dialog is open, styles that hold the page still are its own', () => {
  const note = noteFrame();
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  document.body.style.overflow = 'hidden';
  expect(findTrespasses(note)).toEqual([]);
});

test('functions that everybody calls are those that were there', () => {
  const own = window.dispatchEvent;
  expect(
    after(() => {
      window.dispatchEvent = () => true;
    }),
  ).toEqual(['window.dispatchEvent was overwritten']);
  expect(window.dispatchEvent).toBe(own);
});
