import { Button } from '@mall/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { type Playing, playAudio } from './play-audio.ts';

/** A spoken answer: heard on a click only, and stopped by the next. */
export function AudioAnswer({ audio }: { audio: string }) {
  const playing = useRef<Playing>(undefined);
  const [state, setState] = useState<'silent' | 'starting' | 'playing' | 'failed'>('silent');
  useEffect(() => () => playing.current?.stop(), []);

  async function toggle() {
    if (playing.current) return playing.current.stop();
    setState('starting');
    try {
      playing.current = await playAudio(audio, () => {
        playing.current = undefined;
        setState('silent');
      });
      setState('playing');
    } catch {
      setState('failed');
    }
  }
  return (
    <div>
      <Button size="sm" busy={state === 'starting'} aria-pressed={state === 'playing'} onClick={() => void toggle()}>
        {state === 'playing' ? '停止播放' : '播放语音'}
      </Button>
      {state === 'failed' && <span role="alert"> 语音无法播放，请看文字回答</span>}
    </div>
  );
}
