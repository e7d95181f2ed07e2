// How a track becomes the current one and starts, and how playback passes over what cannot be heard.
import { isHearable, playabilityOf, type Listener, type Playability } from './playability';
import { passedOverNotice, refusalNotice } from './playback-notices';
import { arriveAt, loading, quietly, unloaded, type Decision, type PlaybackState } from './playback-state';
import { currentOf, select, type Queue } from './queue';

/** The listener chose the queue's current entry: it begins even when that means a refusal. */
export function chosen(state: PlaybackState, queue: Queue, listener: Listener): Decision {
  const arrived = arriveAt({ ...state, skipsInARow: 0 }, currentOf(queue), queue);
  return silenced(state, begin(arrived, listener));
}

/** Starts the current track, or says why not. */
export function begin(state: PlaybackState, listener: Listener): Decision {
  if (!state.current) return quietly(state);
  const playability = playabilityOf(state.current, listener);
  if (isHearable(playability)) return loading(state, state.current);
  if (playability === 'undecided') return quietly({ ...state, wantsSound: true });
  return { state: unloaded(state), orders: { notice: refusalNotice(state.current, playability) } };
}

/** Goes to the first entry from an index on that can be heard, if any, telling once of those passed over. */
export function advance(state: PlaybackState, from: number, listener: Listener): Decision {
  const { index, passed } = findHearable(state.queue, from, listener, state.repeat === 'all');
  if (index === null) return telling(quietly(state), passed);
  const queue = select(state.queue, index);
  const next = begin(arriveAt(state, currentOf(queue), queue), listener);
  return telling({ ...next, state: { ...next.state, isSkippable: true } }, passed);
}

/** The first entry from an index on that can be heard, and why those before it cannot. One pass at most. */
export function findHearable(
  { tracks }: Queue,
  from: number,
  listener: Listener,
  isRound = false,
): { index: number | null; passed: readonly Playability[] } {
  const passed: Playability[] = [];
  const count = isRound ? tracks.length : tracks.length - from;
  for (let step = 0; step < count; step += 1) {
    const index = (from + step) % tracks.length;
    const playability = playabilityOf(tracks[index]!, listener);
    if (isHearable(playability) || playability === 'undecided') return { index, passed };
    passed.push(playability);
  }
  return { index: null, passed };
}

function telling(decision: Decision, passed: readonly Playability[]): Decision {
  const notice = passedOverNotice(passed);
  if (!notice || decision.state.hasToldOfPassing) return decision;
  return { state: { ...decision.state, hasToldOfPassing: true }, orders: { ...decision.orders, notice } };
}

/** Stops what sounded before, ahead of anything else. */
export function silenced(before: PlaybackState, decision: Decision): Decision {
  return before.isLoaded ? { ...decision, orders: { pause: true, ...decision.orders } } : decision;
}
