// The message bus of the page: one mitt instance.
import mitt from 'mitt';
import type { MessageName, Messages } from './messages';

const bus = mitt<Messages>();

type Payload<Name extends MessageName> = Messages[Name] extends void ? [] : [payload: Messages[Name]];

/** Sends a command. Its result is state: the sender does not wait for it. */
export function send<Name extends MessageName>(name: Name, ...[payload]: Payload<Name>): void {
  if (!interceptor(name, payload)) bus.emit(name, payload as Messages[Name]);
}

type Interceptor = (name: MessageName, payload: unknown) => boolean;
const passAll: Interceptor = () => false;
let interceptor = passAll;

/** Calls `intercept` before each message; when it returns true, the message is not emitted in this tab. */
export function interceptMessages(intercept: Interceptor): () => void {
  interceptor = intercept;
  return () => {
    interceptor = passAll;
  };
}

/** Calls the listener for each message of that name, until the returned function is called. */
export function listen<Name extends MessageName>(
  name: Name,
  listener: (payload: Messages[Name]) => void,
): () => void {
  bus.on(name, listener);
  return () => bus.off(name, listener);
}
