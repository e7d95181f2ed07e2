// The only bridge from mail to memory: a message becomes an effector event in the started scope.
import { createEvent, scopeBind, type EventCallable, type Scope } from 'effector';
import { listen } from './bus';
import type { MessageName, Messages } from './messages';

type Bridge = { name: MessageName; event: EventCallable<never> };

/** Collects the messages one owner handles; `connect` plugs them into a scope and returns the unplugging. */
export function createInbox(): {
  on: <Name extends MessageName>(name: Name) => EventCallable<Messages[Name]>;
  names: () => readonly MessageName[];
  connect: (scope: Scope) => () => void;
} {
  const bridges: Bridge[] = [];
  return {
    on(name) {
      const event = createEvent<Messages[typeof name]>(name);
      bridges.push({ name, event: event as unknown as EventCallable<never> });
      return event;
    },
    names: () => bridges.map((bridge) => bridge.name),
    connect(scope) {
      const stops = bridges.map(({ name, event }) =>
        listen(name, scopeBind(event as unknown as EventCallable<unknown>, { scope })),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
