// The messages between tabs about the player. Another tab may run another build, so messages are parsed, not trusted.
import type { Messages } from '@segue/event-bus';
import { parseSavedState, serialise } from '@segue/stores/playback';
import type { LeaderState, PlaybackState } from '@segue/stores/ports';
import { parseStopAt } from '../sleep-timer';

/** Commands about the queue or playback that concern one tab. */
const OWN_COMMANDS: readonly (keyof Messages)[] = [
  'playback/take-over',
  'queue/add-similar',
  'queue/resume-last',
  'queue/toggle-panel',
  'queue/undo-save',
];

export type TabMessage =
  | { kind: 'hello' }
  /** `since`: when this tab became the leader; with two leaders, the later one stays. */
  | { kind: 'state'; from: string; since: number; state: StateText }
  | { kind: 'command'; to: string; name: keyof Messages; payload: unknown };

/** Queues are sent as in session storage, so that one parser checks both; `queue` only when it changed. */
export type StateText = Omit<LeaderState, 'queue' | 'current'> & { queue?: string; current: string };

const PANELS = { isQueueOpen: false, isPlayerExpanded: true };

/** Who runs a command: the leader, this tab or both. The volume belongs to the user, not to a tab. */
export function placeOfCommand(name: keyof Messages): 'here' | 'there' | 'both' {
  if (OWN_COMMANDS.includes(name)) return 'here';
  if (/^(playback|queue)\//.test(name)) return 'there';
  return /^volume\//.test(name) ? 'both' : 'here';
}

export function queueText({ queue }: PlaybackState): string {
  return serialise({ queue, panels: PANELS });
}

export function stateText(playback: PlaybackState, queue?: string): StateText {
  const { current, shouldPlay, isSounding, position, duration, repeat, stopAt, orderBeforeShuffle } =
    playback;
  const alone = { tracks: current ? [current] : [], index: current ? 0 : null };
  return {
    ...(queue === undefined ? {} : { queue }),
    current: serialise({ queue: alone, panels: PANELS }),
    isPlaying: shouldPlay,
    isSounding,
    position,
    duration,
    repeat,
    stopAt,
    orderBeforeShuffle,
  };
}

/** A message of another tab, or null for anything else. */
export function parseMessage(data: unknown): TabMessage | null {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return null;
  const message = data as TabMessage;
  if (message.kind === 'hello') return message;
  if (message.kind === 'command') {
    return typeof message.to === 'string' && placeOfCommand(message.name) !== 'here' ? message : null;
  }
  if (message.kind !== 'state' || typeof message.from !== 'string' || typeof message.since !== 'number')
    return null;
  return typeof message.state === 'object' && message.state !== null ? message : null;
}

/** The state to show; a message without a queue means the one sent before. */
export function leaderStateOf(state: StateText, knownQueue: LeaderState['queue']): LeaderState {
  const { queue, position, duration, repeat, orderBeforeShuffle } = state;
  return {
    queue: typeof queue === 'string' ? parseSavedState(queue).value.queue : knownQueue,
    current: parseSavedState(String(state.current)).value.queue.tracks[0] ?? null,
    isPlaying: state.isPlaying === true,
    isSounding: state.isSounding === true,
    position: Number.isFinite(position) ? position : 0,
    duration: typeof duration === 'number' && Number.isFinite(duration) ? duration : null,
    repeat: repeat === 'all' || repeat === 'one' ? repeat : 'off',
    stopAt: parseStopAt(state.stopAt),
    orderBeforeShuffle: Array.isArray(orderBeforeShuffle) ? orderBeforeShuffle : null,
  };
}
