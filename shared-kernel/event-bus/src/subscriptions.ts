// Turns bus messages into effector events of one scope.
import { createEvent, scopeBind, type EventCallable, type Scope } from 'effector';
import { listen } from './bus';
import type { MessageName, Messages } from './messages';

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
      const stops = subscriptions.map(({ name, event }) =>
        listen(name, scope ? scopeBind(event, { scope }) : scopeBind(event, { safe: true })),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
