// One player per browser: the leader tab plays and broadcasts its state; the others show it and send it commands.
import { interceptMessages, send, type Messages } from '@segue/event-bus';
import { $playback, type LeaderState, type PlaybackState, leaderStateReceived } from '@segue/stores/ports';
import { lockOf } from '../../engine/leader-lock';
import {
  leaderStateOf,
  placeOfCommand,
  queueText,
  parseMessage,
  stateText,
  type TabMessage,
} from './messages';
import { scopeBind, type Scope } from 'effector';
import { joinStops } from '../../../../platform/listen';
import { watchStoreLater } from '../../../../platform/watch-store';

const CHANNEL = 'segue-player';
const TICK_MS = 1000;

/** The browser's means of communication between tabs. */
export type Tabs = {
  channel: Pick<BroadcastChannel, 'postMessage' | 'close'> & { onmessage: BroadcastChannel['onmessage'] };
  /** Holds a lock with this id until the tab is closed. */
  holdLock: (id: string) => void;
  /** Calls back when the tab with this id is closed; returns a function that stops waiting. */
  onClosed: (id: string, gone: () => void) => () => void;
  id: string;
  now: () => number;
};

/** Links this tab's player with the other tabs'. `show` gets the leader's state, or null when the leader is closed. */
export function linkPlayers(tabs: Tabs, show: (leaderState: LeaderState | null) => void) {
  const { channel, id } = tabs;
  let role: 'alone' | 'leader' | { follows: string } = 'alone';
  let since = 0;
  let own: PlaybackState | null = null;
  let sent: { text: string; queue: PlaybackState['queue']; playback: PlaybackState | null } | null = null;
  let shownQueue: LeaderState['queue'] = { tracks: [], index: null };
  let leaderSince = 0;
  let stopWaiting = () => undefined as void;
  let stopIntercepting = () => undefined as void;
  const post = (message: TabMessage) => channel.postMessage(message);

  function broadcast(isWhole: boolean): void {
    if (!own) return;
    const isSameQueue = sent?.queue === own.queue;
    const text = isSameQueue && sent ? sent.text : queueText(own);
    post({
      kind: 'state',
      from: id,
      since,
      state: stateText(own, isSameQueue && !isWhole ? undefined : text),
    });
    sent = { text, queue: own.queue, playback: own };
  }
  function lead(): void {
    standAlone();
    role = 'leader';
    since = tabs.now();
    tabs.holdLock(id);
    broadcast(true);
  }
  function standAlone(): void {
    stopWaiting();
    stopIntercepting();
    stopWaiting = stopIntercepting = () => undefined;
    role = 'alone';
    leaderSince = 0;
  }
  function follow(leader: string, leaderBegan: number): void {
    standAlone();
    role = { follows: leader };
    leaderSince = leaderBegan;
    stopIntercepting = interceptMessages((name, payload) => pass(leader, name, payload));
    stopWaiting = tabs.onClosed(leader, () => {
      standAlone();
      show(null);
    });
  }
  function pass(leader: string, name: keyof Messages, payload: unknown): boolean {
    const place = placeOfCommand(name);
    if (place !== 'here') post({ kind: 'command', to: leader, name, payload });
    return place === 'there';
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = parseMessage(data);
    if (message?.kind === 'hello' && role === 'leader') broadcast(true);
    else if (message?.kind === 'command' && message.to === id && role === 'leader') {
      send(message.name, ...([message.payload] as never[] as [never]));
    } else if (message?.kind === 'state') {
      const isOlder = message.since < (role === 'leader' ? since : leaderSince);
      if (isOlder) return;
      if (typeof role !== 'object' || role.follows !== message.from) follow(message.from, message.since);
      const leaderState = leaderStateOf(message.state, shownQueue);
      shownQueue = leaderState.queue;
      show(leaderState);
    }
  };
  post({ kind: 'hello' });

  return {
    changed(playback: PlaybackState): void {
      const before = own;
      own = playback;
      const begins = playback.isLoaded && !playback.isFollower && !before?.isLoaded;
      if (begins && role !== 'leader') lead();
      else if (role === 'leader' && mustBroadcast(sent?.playback ?? null, playback)) broadcast(false);
    },
    close(): void {
      standAlone();
      channel.close();
    },
  };
}

/** Whether the state must be broadcast; mere progress only once per TICK_MS. */
function mustBroadcast(before: PlaybackState | null, now: PlaybackState): boolean {
  if (!before || now.isFollower) return !now.isFollower;
  const { position: was, ...rest } = before;
  const { position: is, ...others } = now;
  const isSame = (Object.keys(rest) as (keyof typeof rest)[]).every((key) => rest[key] === others[key]);
  return !isSame || Math.abs(is - was) >= TICK_MS;
}

/** Null in a browser without Web Locks or BroadcastChannel. */
function openTabs(view: Window): Tabs | null {
  if (!('locks' in view.navigator) || typeof BroadcastChannel === 'undefined') return null;
  const { locks } = view.navigator;
  return {
    channel: new BroadcastChannel(CHANNEL),
    id: crypto.randomUUID(),
    now: () => Date.now(),
    holdLock: (id) =>
      void locks.request(lockOf(id), () => new Promise(() => undefined)).catch(() => undefined),
    onClosed(id, gone) {
      const waiting = new AbortController();
      locks.request(lockOf(id), { signal: waiting.signal }, gone).catch(() => undefined);
      return () => waiting.abort();
    },
  };
}

export function wirePlayerTabs(scope: Scope): () => void {
  const tabs = openTabs(window);
  if (!tabs) return () => undefined;
  const link = linkPlayers(tabs, scopeBind(leaderStateReceived, { scope }));
  const stop = watchStoreLater($playback, scope, link.changed);
  return joinStops(stop, link.close);
}
