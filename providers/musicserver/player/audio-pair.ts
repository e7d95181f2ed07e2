// Two audio elements: while one plays, the other has the next track ready. Browsers permit sound per element.
import { withinMs } from '@segue/shell/port/time-limit';

const HAVE_CURRENT_DATA = 2;
const LOAD_MS = 8000;

export function createAudioPair(create: () => HTMLAudioElement) {
  const all = [create(), create()] as const;
  const addresses = new Map<HTMLAudioElement, string>();
  const permitted = new Set<HTMLAudioElement>();
  /** Factors of the user's volume. */
  const factors = new Map<HTMLAudioElement, number>();
  let volume = 1;
  let taken = all[0];
  const idle = () => (taken === all[0] ? all[1] : all[0]);
  for (const element of all) element.preload = 'auto';

  const applyVolume = (element: HTMLAudioElement) =>
    void (element.volume = volume * (factors.get(element) ?? 1));

  function load(element: HTMLAudioElement, address: string, loudness = 1): HTMLAudioElement {
    factors.set(element, loudness);
    applyVolume(element);
    // An element that failed, or that plays a copy of the whole track, is loaded again.
    if (addresses.get(element) === address && !element.error) return element;
    addresses.set(element, address);
    reload(element);
    return element;
  }
  /** Loads again, from `source` instead of the track's address. */
  function reload(element: HTMLAudioElement, source = addresses.get(element)!): void {
    if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src);
    element.src = source;
  }
  const holderOf = (address: string) => all.find((element) => addresses.get(element) === address);

  return {
    all,
    /** The element that plays this address from now on. Already loaded, if it has been prepared. */
    take(address: string, loudness = 1): HTMLAudioElement {
      taken = holderOf(address) ?? taken;
      return load(taken, address, loudness);
    },
    /** Loads an address into the element that does not play. */
    prepare: (address: string, loudness = 1) => load(holderOf(address) ?? idle(), address, loudness),
    setVolume(wanted: number): void {
      volume = wanted;
      all.forEach(applyVolume);
    },
    reload,
    /** Uses a click to permit the other elements. */
    permit(except: HTMLAudioElement | undefined): void {
      for (const element of all) {
        if (element === except || permitted.has(element)) continue;
        permitted.add(element);
        element.load();
      }
    },
    /** Closes the connection of the element that does not play, or of both. */
    release(which: 'idle' | 'both'): void {
      for (const element of which === 'idle' ? [idle()] : all) {
        if (!addresses.delete(element)) continue;
        element.pause();
        if (element.src.startsWith('blob:')) URL.revokeObjectURL(element.src);
        element.removeAttribute('src');
        element.load();
      }
    },
  };
}

/** Whether an element has buffered its start, or does so in time. */
export async function loadResult(element: HTMLAudioElement): Promise<'loaded' | 'failed' | 'late'> {
  if (element.readyState >= HAVE_CURRENT_DATA) return 'loaded';
  const loaded = new Promise<'loaded' | 'failed'>((resolve) => {
    element.addEventListener('loadeddata', () => resolve('loaded'), { once: true });
    element.addEventListener('error', () => resolve('failed'), { once: true });
  });
  return (await withinMs(LOAD_MS, loaded)) ?? 'late';
}
