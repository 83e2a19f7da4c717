/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, renderPage, screen } from '@mall/testing';
import { Dictate } from './dictate.tsx';
import { ReadAloud } from './read-aloud.tsx';

const own = window as unknown as Record<string, unknown>;
afterEach(() => {
  for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance', 'SpeechRecognition']) delete own[name];
});

test('where the browser has no voice and no ear, there are no buttons', () => {
  renderPage(
    <>
      <ReadAloud text="有货" />
      <Dictate onHeard={() => {}} />
    </>,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

test('an answer is read by a Chinese voice on a press, and stopped by the next; addresses aren’t read', async () => {
  const said: { text: string; voice: unknown }[] = [];
  const speak = jest.fn((one: { text: string; voice: unknown }) => said.push(one));
  const cancel = jest.fn();
  own.speechSynthesis = { speak, cancel, getVoices: () => [{ lang: 'en-US' }, { lang: 'zh-CN' }] };
  own.SpeechSynthesisUtterance = class {
    text: string;
    constructor(text: string) {
      this.text = text;
    }
  };
  const { user } = renderPage(<ReadAloud text="见[发票](/helpCenter/3)" />);
  expect(speak).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: '朗读' }));
  expect(said[0]!.voice).toEqual({ lang: 'zh-CN' });
  expect(said[0]!.text).not.toContain('helpCenter');
  await user.click(screen.getByRole('button', { name: '停止朗读' }));
  expect(cancel).toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '朗读' })).toBeInTheDocument();
});

test('what was dictated is handed over as text, and never sent by itself', async () => {
  let ear: { onresult: (event: object) => void; onend: () => void } | undefined;
  own.SpeechRecognition = class {
    constructor() {
      ear = this as never;
    }
    start() {}
    abort() {}
  };
  const onHeard = jest.fn();
  const { user } = renderPage(<Dictate onHeard={onHeard} />);
  await user.click(screen.getByRole('button', { name: '说话' }));
  act(() => {
    ear!.onresult({ results: [[{ transcript: '六二零四轴承' }]] });
    ear!.onend();
  });
  expect(onHeard).toHaveBeenCalledWith('六二零四轴承');
  expect(screen.getByRole('button', { name: '说话' })).toBeInTheDocument();
});
