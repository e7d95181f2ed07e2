// A fake audio element whose loading, sound and failures the test controls.
import { defer, type Deferred } from '@segue/shell/port/promises';

type Ranges = readonly (readonly [number, number])[];

export class FakeAudio extends EventTarget {
  calls: string[] = [];
  preload = '';
  volume = 1;
  currentTime = 0;
  duration = NaN;
  readyState = 0;
  paused = true;
  ended = false;
  seeking = false;
  error: { code: number } | null = null;
  /** Seconds; null: the whole track. */
  bufferedTo: number | null = null;
  #src = '';
  #seekable: Ranges = [];
  #start: Deferred<void> | null = null;

  get src(): string {
    return this.#src;
  }
  set src(address: string) {
    this.#src = address;
    this.calls.push(`src ${address}`);
    this.#reset();
  }
  get seekable() {
    return rangesOf(this.#seekable);
  }
  get buffered() {
    return rangesOf(this.readyState > 0 ? [[0, this.bufferedTo ?? this.duration]] : []);
  }
  play(): Promise<void> {
    this.calls.push('play');
    this.paused = false;
    this.#start = defer<void>();
    return this.#start.promise;
  }
  pause(): void {
    this.calls.push('pause');
    if (this.paused) return;
    this.paused = true;
    this.emit('pause');
  }
  load(): void {
    this.calls.push('load');
    this.#reset();
  }
  removeAttribute(): void {
    this.#src = '';
  }
  remove(): void {}
  #reset(): void {
    Object.assign(this, {
      currentTime: 0,
      duration: NaN,
      readyState: 0,
      paused: true,
      ended: false,
      error: null,
    });
  }

  emit(event: string): void {
    this.dispatchEvent(new Event(event));
  }
  /** The data has arrived. `isSeekable`: the server accepts `Range`. */
  arrive({ seconds = 200, isSeekable = true } = {}): void {
    this.duration = seconds;
    this.readyState = 4;
    this.#seekable = isSeekable && Number.isFinite(seconds) ? [[0, seconds]] : [];
    if (!isSeekable) this.currentTime = 0;
    this.emit('loadedmetadata');
    this.emit('loadeddata');
  }
  /** The element plays at this position, in milliseconds. */
  sound(position: number): void {
    if (this.readyState === 0) this.arrive();
    this.paused = false;
    this.currentTime = position / 1000;
    this.emit('playing');
    this.emit('timeupdate');
  }
  end(): void {
    this.currentTime = this.duration;
    this.ended = true;
    this.paused = true;
    this.emit('pause');
    this.emit('ended');
  }
  breakOff(): void {
    this.error = { code: 2 };
    this.emit('error');
  }
  refuse(): void {
    this.paused = true;
    this.#start?.reject(new DOMException('', 'NotAllowedError'));
  }
}

const rangesOf = (ranges: Ranges) => ({
  length: ranges.length,
  start: (index: number) => ranges[index]![0],
  end: (index: number) => ranges[index]![1],
});
