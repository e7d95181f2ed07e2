// Chromium shows the media session of the outermost frame that plays audio. Our page plays none: the audio is in the
// providers' iframes, whose sessions would be shown instead. So the page plays silence beside them.

const SECONDS = 6; // Chromium shows no media session for audio shorter than five seconds.
const SAMPLES_PER_S = 3000;
const HEADER_BYTES = 44;
const MIDDLE = 0x80;

/** Chromium on desktops only: other browsers choose the session by other rules, and phones may allow only one sound. */
export function createSilence(view: Window) {
  const isNeeded = 'userAgentData' in view.navigator && !/Mobi/.test(view.navigator.userAgent);
  let audio: HTMLAudioElement | null = null;
  return {
    sound(): void {
      if (!isNeeded) return;
      audio ??= makeLoop(view);
      // Without user activation the browser refuses; then there is no media session either.
      audio.play().catch(() => undefined);
    },
    rest: () => audio?.pause(),
    dispose(): void {
      audio?.pause();
      if (audio) URL.revokeObjectURL(audio.src);
      audio = null;
    },
  };
}

function makeLoop(view: Window): HTMLAudioElement {
  const audio = view.document.createElement('audio');
  audio.src = URL.createObjectURL(new Blob([silentWave()], { type: 'audio/wav' }));
  audio.loop = true;
  return audio;
}

/** WAV, eight bits, one channel; the middle value is silence. */
function silentWave(): ArrayBuffer {
  const samples = SECONDS * SAMPLES_PER_S;
  const buffer = new ArrayBuffer(HEADER_BYTES + samples);
  const view = new DataView(buffer);
  const bytes = new Uint8Array(buffer).fill(MIDDLE, HEADER_BYTES);
  const word = (at: number, text: string) => bytes.set(new TextEncoder().encode(text), at);
  word(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + samples, true);
  word(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLES_PER_S, true);
  view.setUint32(28, SAMPLES_PER_S, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  word(36, 'data');
  view.setUint32(40, samples, true);
  return buffer;
}
