// The message bus of the page: one mitt instance.
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

/** Calls the listener for each message of that name, until the returned function is called. */
export function listen<Name extends MessageName>(
  name: Name,
  listener: (payload: Messages[Name]) => void,
): () => void {
  bus.on(name, listener);
  return () => bus.off(name, listener);
}
