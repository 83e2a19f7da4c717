import { Button } from '@mall/ui-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

/** Marks that are seen and not said: links' addresses, list dots, part of the markup. */
const spoken = (text: string) => text.replace(/\]\([^)]*\)/g, '').replace(/[#*_`[\]·|]/g, ' ');

/** A Chinese voice where the system has one, Mandarin first. */
const voiceOf = (voices: readonly SpeechSynthesisVoice[]) =>
  voices.find(({ lang }) => /^(zh[-_]CN|cmn)/i.test(lang)) ?? voices.find(({ lang }) => /^zh/i.test(lang));

/** Reads an answer aloud by the browser's own voice, on a press only (rule conversation 7). No button where there is no voice. */
export function ReadAloud({ text }: { text: string }) {
  const [canSpeak, setCan] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    setCan('speechSynthesis' in window);
    return () => window.speechSynthesis?.cancel();
  }, []);
  function toggle() {
    const { speechSynthesis } = window;
    speechSynthesis.cancel();
    if (isSpeaking) return setSpeaking(false);
    const said = new SpeechSynthesisUtterance(spoken(text));
    said.lang = 'zh-CN';
    said.voice = voiceOf(speechSynthesis.getVoices()) ?? null;
    said.onend = () => setSpeaking(false);
    said.onerror = () => setSpeaking(false);
    speechSynthesis.speak(said);
    setSpeaking(true);
  }
  if (!canSpeak || !text.trim()) return null;
  return (
    <Flush>
      <Button size="sm" variant="quiet" aria-pressed={isSpeaking} onClick={toggle}>
        {isSpeaking ? '停止朗读' : '朗读'}
      </Button>
    </Flush>
  );
}

/** A quiet button's padding can't be seen: its words begin where the answer's do. */
const Flush = styled.div`
  margin-left: -11px;
`;
