// Turns bus messages into effector events of one scope.
import { createEvent, scopeBind } from 'effector';
import { listen } from './bus';
/**
 * Collects the messages that models handle; `connect` subscribes them in a scope and returns the unsubscribing. Inside
 * an effect it needs no scope: it is that of the effect.
 */
export function createSubscriptions() {
    const subscriptions = [];
    return {
        on(name) {
            const event = createEvent(name);
            subscriptions.push({ name, event: event });
            return event;
        },
        connect(scope) {
            const stops = subscriptions.map(({ name, event }) => listen(name, scope ? scopeBind(event, { scope }) : scopeBind(event, { safe: true })));
            return () => {
                for (const stop of stops)
                    stop();
            };
        },
    };
}
