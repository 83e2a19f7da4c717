import { usePlatform } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** What browsers call it, as far as it is used here. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}
type RecognitionClass = new () => Recognition;

const recognitionOf = () => {
  const here = window as unknown as { SpeechRecognition?: RecognitionClass; webkitSpeechRecognition?: RecognitionClass };
  return here.SpeechRecognition ?? here.webkitSpeechRecognition;
};
const problems: Record<string, string> = {
  'not-allowed': '浏览器没有允许使用麦克风，请在地址栏旁允许后再试',
  'audio-capture': '没有找到麦克风',
  network: '语音识别暂时不可用，请直接输入',
  'no-speech': '没有听到声音，请再试一次',
};

/** Dictation by the browser, where it has one: what was heard is put behind what is typed, to be read before it is sent (rule conversation 7). */
export function Dictate({ onHeard }: { onHeard: (text: string) => void }) {
  const { notify } = usePlatform();
  const [canHear, setCan] = useState(false);
  const [isHearing, setHearing] = useState(false);
  const running = useRef<Recognition>(undefined);
  useEffect(() => {
    setCan(recognitionOf() !== undefined);
    return () => running.current?.abort();
  }, []);
  function toggle() {
    if (running.current) return running.current.abort();
    const Class = recognitionOf();
    if (!Class) return;
    const recognition = new Class();
    recognition.lang = 'zh-CN';
    recognition.interimResults = false;
    recognition.onresult = ({ results }) => onHeard(Array.from(results, (one) => one[0]?.transcript ?? '').join(''));
    recognition.onerror = ({ error }) => {
      const text = problems[error];
      if (text) notify({ tone: 'info', text });
    };
    recognition.onend = () => {
      running.current = undefined;
      setHearing(false);
    };
    running.current = recognition;
    setHearing(true);
    recognition.start();
  }
  if (!canHear) return null;
  return (
    <Button aria-pressed={isHearing} title="由您的浏览器识别，语音可能会发送给浏览器厂商" onClick={toggle}>
      {isHearing ? '正在听' : '说话'}
    </Button>
  );
}
