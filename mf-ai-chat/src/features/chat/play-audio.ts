export interface Playing {
  stop(): void;
}

/**
 * Plays base64 sound once. Decoded by Web Audio: the page's policy allows no media from data, and needs not to.
 * @throws where the sound can't be decoded
 */
export async function playAudio(base64: string, onEnd: () => void): Promise<Playing> {
  const bytes = Uint8Array.from(atob(base64.replace(/^data:[^,]*,/, '')), (sign) => sign.charCodeAt(0));
  const context = new AudioContext();
  try {
    const source = new AudioBufferSourceNode(context, { buffer: await context.decodeAudioData(bytes.buffer) });
    const close = () => void context.close().catch(() => {});
    source.addEventListener('ended', () => {
      close();
      onEnd();
    });
    source.connect(context.destination);
    source.start();
    return { stop: () => source.stop() };
  } catch (error) {
    void context.close();
    throw error;
  }
}
