// The message bus of the page: one mitt instance.
import { createEvent, type EventCallable, type Scope, scopeBind } from 'effector';
import mitt from 'mitt';
import type { MessageName, Messages } from './messages';

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

/**
 * Holds commands that nothing handles: their handlers may not be downloaded yet, which `load` begins. `sendHeld` sends them in
 * their order, and those without a handler are held again, until `stop` is called.
 */
export function holdCommands(load: () => void): { sendHeld: () => void; stop: () => void } {
  let held: (() => void)[] = [];
  const stop = interceptMessages((name, payload) => {
    if (bus.all.get(name)?.length) return false;
    held.push(() => (send as (name: MessageName, payload: unknown) => void)(name, payload));
    load();
    return true;
  });
  const sendHeld = () => {
    const sending = held;
    held = [];
    for (const sendOne of sending) sendOne();
  };
  return { sendHeld, stop };
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
