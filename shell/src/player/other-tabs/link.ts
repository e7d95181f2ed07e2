// One browser, one sound: the tab that plays tells the others what it does and takes their commands.
import { divert, send, type MessageName } from '@segue/event-bus';
import type { Mirror, PlaybackState } from '@segue/stores/ports';
import { lockOf } from './leader-lock';
import { mirrorOf, placeOfCommand, queueText, readWords, stateText, type Words } from './words';

const CHANNEL = 'segue-player';
const TICK_MS = 1000;

/** What a tab needs of its browser. */
export type Tabs = {
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: BroadcastChannel['onmessage'] };
  /** Says "here" for as long as this tab lives. */
  stay: (id: string) => void;
  /** Calls back when the tab of this id is gone; answers the waiting's end. */
  onGone: (id: string, gone: () => void) => () => void;
  id: string;
  now: () => number;
};

export type PlayerLink = { changed: (playback: PlaybackState) => void; close: () => void };

/** Links this tab's player with the others'. `show` is where the state of the tab that plays arrives. */
export function linkPlayers(tabs: Tabs, show: (mirror: Mirror | null) => void): PlayerLink {
  const { channel, id } = tabs;
  let role: 'alone' | 'leads' | { follows: string } = 'alone';
  let since = 0;
  let own: PlaybackState | null = null;
  let told: { text: string; queue: PlaybackState['queue']; playback: PlaybackState | null } | null = null;
  let shownQueue: Mirror['queue'] = { tracks: [], index: null };
  let leaderSince = 0;
  let stopWaiting = () => undefined as void;
  let stopDiverting = () => undefined as void;
  const say = (words: Words) => channel.postMessage(words);

  function tell(isWhole: boolean): void {
    if (!own) return;
    const isSameQueue = told?.queue === own.queue;
    const text = isSameQueue && told ? told.text : queueText(own);
    say({
      kind: 'state',
      from: id,
      since,
      state: stateText(own, isSameQueue && !isWhole ? undefined : text),
    });
    told = { text, queue: own.queue, playback: own };
  }
  function lead(): void {
    standAlone();
    role = 'leads';
    since = tabs.now();
    tabs.stay(id);
    tell(true);
  }
  function standAlone(): void {
    stopWaiting();
    stopDiverting();
    stopWaiting = stopDiverting = () => undefined;
    role = 'alone';
    leaderSince = 0;
  }
  function follow(leader: string, leaderBegan: number): void {
    standAlone();
    role = { follows: leader };
    leaderSince = leaderBegan;
    stopDiverting = divert((name, payload) => pass(leader, name, payload));
    stopWaiting = tabs.onGone(leader, () => {
      standAlone();
      show(null);
    });
  }
  function pass(leader: string, name: MessageName, payload: unknown): boolean {
    const place = placeOfCommand(name);
    if (place !== 'here') say({ kind: 'command', to: leader, name, payload });
    return place === 'there';
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const words = readWords(data);
    if (words?.kind === 'hello' && role === 'leads') tell(true);
    else if (words?.kind === 'command' && words.to === id && role === 'leads') {
      send(words.name, ...([words.payload] as never[] as [never]));
    } else if (words?.kind === 'state') {
      const isOlder = words.since < (role === 'leads' ? since : leaderSince);
      if (isOlder) return;
      if (typeof role !== 'object' || role.follows !== words.from) follow(words.from, words.since);
      const mirror = mirrorOf(words.state, shownQueue);
      shownQueue = mirror.queue;
      show(mirror);
    }
  };
  say({ kind: 'hello' });

  return {
    changed(playback) {
      const before = own;
      own = playback;
      const begins = playback.isLoaded && !playback.isElsewhere && !before?.isLoaded;
      if (begins && role !== 'leads') lead();
      else if (role === 'leads' && isNews(told?.playback ?? null, playback)) tell(false);
    },
    close() {
      standAlone();
      channel.close();
    },
  };
}

/** Time passing is news only now and then. */
function isNews(before: PlaybackState | null, now: PlaybackState): boolean {
  if (!before || now.isElsewhere) return !now.isElsewhere;
  const { position: was, ...rest } = before;
  const { position: is, ...others } = now;
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === others[key]);
  return !isSame || Math.abs(is - was) >= TICK_MS;
}

/** The tabs of this browser; null where it offers no way to know who lives. */
export function openTabs(view: Window): Tabs | null {
  if (!('locks' in view.navigator) || typeof BroadcastChannel === 'undefined') return null;
  const { locks } = view.navigator;
  return {
    channel: new BroadcastChannel(CHANNEL),
    id: crypto.randomUUID(),
    now: () => Date.now(),
    stay: (id) => void locks.request(lockOf(id), () => new Promise(() => undefined)).catch(() => undefined),
    onGone(id, gone) {
      const waiting = new AbortController();
      locks.request(lockOf(id), { signal: waiting.signal }, gone).catch(() => undefined);
      return () => waiting.abort();
    },
  };
}
