// The message bus of the page: one mitt instance.
import { createEvent, type EventCallable, type Scope, scopeBind } from 'effector';
import type { MessageName, Messages } from './messages';

import mitt from 'mitt';

const bus = mitt<Messages>();

type Payload<Name extends MessageName> = Messages[Name] extends void ? [] : [payload: Messages[Name]];

type Interceptor = (name: MessageName, payload: unknown) => boolean;
const interceptors = new Set<Interceptor>();

/** Sends a command. Its result is state: the sender does not wait for it. */
export function send<Name extends MessageName>(name: Name, ...[payload]: Payload<Name>): void {
  for (const intercept of interceptors) if (intercept(name, payload)) return;
  bus.emit(name, payload as Messages[Name]);
}

/** Calls `intercept` before each message; when it returns true, the message is not emitted in this tab. The first one is asked first. */
export function interceptMessages(intercept: Interceptor): () => void {
  interceptors.add(intercept);
  return () => void interceptors.delete(intercept);
}

/** The first part of the name of a command. */
export type Noun = MessageName extends infer Name ? (Name extends `${infer N}/${string}` ? N : never) : never;

/**
 * Declares commands whose handlers are not downloaded yet: all with these nouns. Each of them calls `load` and is held, unless it
 * has a handler already; `sendHeld` sends the held ones in their order and ends this.
 */
export function loadOnCommand(
  nouns: readonly Noun[],
  load: () => void,
): { sendHeld: () => void; stop: () => void } {
  const handled = new Set([...bus.all].flatMap(([name, listeners]) => (listeners?.length ? [name] : [])));
  const held: (() => void)[] = [];
  const stop = interceptMessages((name, payload) => {
    if (!nouns.some((noun) => name.startsWith(`${noun}/`))) return false;
    load();
    if (handled.has(name)) return false;
    held.push(() => (send as (name: MessageName, payload: unknown) => void)(name, payload));
    return true;
  });
  return {
    stop,
    sendHeld() {
      stop();
      for (const sendOne of held.splice(0)) sendOne();
    },
  };
}

// Turns bus messages into effector events of one scope.

type Subscription = { name: MessageName; event: EventCallable<unknown> };

/**
 * Collects the messages that models handle; `connect` subscribes them in a scope and returns the unsubscribing. Inside
 * an effect it needs no scope: it is that of the effect.
 */
export function createSubscriptions(): {
  on: <Name extends MessageName>(name: Name) => EventCallable<Messages[Name]>;
  connect: (scope?: Scope) => () => void;
} {
  const subscriptions: Subscription[] = [];
  return {
    on(name) {
      const event = createEvent<Messages[typeof name]>(name);
      subscriptions.push({ name, event: event as unknown as EventCallable<unknown> });
      return event;
    },
    connect(scope) {
      const bound = subscriptions.map(({ name, event }) => ({
        name,
        listener: scope ? scopeBind(event, { scope }) : scopeBind(event, { safe: true }),
      }));
      for (const { name, listener } of bound) bus.on(name, listener);
      return () => {
        for (const { name, listener } of bound) bus.off(name, listener);
      };
    },
  };
}
