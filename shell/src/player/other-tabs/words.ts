// What tabs of one browser say to each other about the player. Another tab may run another build: parsed, not trusted.
import type { MessageName } from '@segue/event-bus';
import { parseSavedState, serialise, type Mirror, type PlaybackState } from '@segue/stores/ports';

/** Commands that belong to the tab that plays. */
const ELSEWHERE: readonly MessageName[] = [
  'playback/play',
  'playback/play-all',
  'playback/toggle',
  'playback/retry',
  'playback/next',
  'playback/previous',
  'playback/seek',
  'playback/cycle-repeat',
  'queue/add',
  'queue/remove',
  'queue/reorder',
  'queue/clear',
  'queue/select',
  'queue/play-next',
  'queue/toggle-shuffle',
  'queue/undo',
];
/** These are heard here too: loudness belongs to the listener, not to a tab. */
const EVERYWHERE: readonly MessageName[] = ['volume/set', 'volume/toggle-mute'];

export type Words =
  | { kind: 'hello' }
  /** `since` says when this tab began to play: of two that did, the later one plays. */
  | { kind: 'state'; from: string; since: number; state: StateText }
  | { kind: 'command'; to: string; name: MessageName; payload: unknown };

/** Queues travel as the text that is saved, so that one parser checks both. `queue` only when it changed. */
export type StateText = Omit<Mirror, 'queue' | 'current'> & { queue?: string; current: string };

const PANELS = { isQueueOpen: false, isPlayerExpanded: true };

export function placeOfCommand(name: MessageName): 'here' | 'there' | 'both' {
  if (ELSEWHERE.includes(name)) return 'there';
  return EVERYWHERE.includes(name) ? 'both' : 'here';
}

export function queueText({ queue }: PlaybackState): string {
  return serialise({ queue, panels: PANELS });
}

export function stateText(playback: PlaybackState, queue?: string): StateText {
  const { current, wantsSound, isSounding, position, duration, repeat, formerOrder } = playback;
  const alone = { tracks: current ? [current] : [], index: current ? 0 : null };
  return {
    ...(queue === undefined ? {} : { queue }),
    current: serialise({ queue: alone, panels: PANELS }),
    isPlaying: wantsSound,
    isSounding,
    position,
    duration,
    repeat,
    formerOrder,
  };
}

/** The words of another tab, or null for anything else. */
export function readWords(data: unknown): Words | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  const words = data as Words;
  if (words.kind === 'hello') return words;
  if (words.kind === 'command') {
    return typeof words.to === 'string' && placeOfCommand(words.name) !== 'here' ? words : null;
  }
  if (words.kind !== 'state' || typeof words.from !== 'string' || typeof words.since !== 'number')
    return null;
  return typeof words.state === 'object' && words.state !== null ? words : null;
}

/** The state to show, with the queue told before when this one says nothing of it. */
export function mirrorOf(state: StateText, knownQueue: Mirror['queue']): Mirror {
  const { queue, current, isPlaying, isSounding, position, duration, repeat, formerOrder } = state;
  return {
    queue: typeof queue === 'string' ? parseSavedState(queue).value.queue : knownQueue,
    current: parseSavedState(String(current)).value.queue.tracks[0] ?? null,
    isPlaying: isPlaying === true,
    isSounding: isSounding === true,
    position: Number.isFinite(position) ? position : 0,
    duration: typeof duration === 'number' && Number.isFinite(duration) ? duration : null,
    repeat: repeat === 'all' || repeat === 'one' ? repeat : 'off',
    formerOrder: Array.isArray(formerOrder) ? formerOrder : null,
  };
}
