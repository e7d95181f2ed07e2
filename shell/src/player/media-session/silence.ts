// Chromium shows the media session of the outermost frame that sounds. Ours is silent beside the providers' iframes, so it plays silence.

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
  audio.src = URL.createObjectURL(silentWave());
  audio.loop = true;
  return audio;
}

/** WAV, eight bits, one channel; the middle value is silence. The numbers of its header are little-endian, as on all computers. */
function silentWave(): Blob {
  const samples = SECONDS * SAMPLES_PER_S;
  const format = Uint32Array.of(16, 1 | (1 << 16), SAMPLES_PER_S, SAMPLES_PER_S, 1 | (8 << 16));
  const header = ['RIFF', Uint32Array.of(HEADER_BYTES - 8 + samples), 'WAVEfmt ', format, 'data'];
  const sound = new Uint8Array(samples).fill(MIDDLE);
  return new Blob([...header, Uint32Array.of(samples), sound], { type: 'audio/wav' });
}
