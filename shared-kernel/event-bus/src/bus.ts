// The one bus of the page.
import mitt from 'mitt';
import type { MessageName, Messages } from './messages';

const bus = mitt<Messages>();

type Payload<Name extends MessageName> = Messages[Name] extends void ? [] : [payload: Messages[Name]];

/** Says a message. A command's answer is state: nobody waits for it. */
export function send<Name extends MessageName>(name: Name, ...[payload]: Payload<Name>): void {
  if (!diverter(name, payload)) bus.emit(name, payload as Messages[Name]);
}

type Diverter = (name: MessageName, payload: unknown) => boolean;
const NOWHERE: Diverter = () => false;
let diverter = NOWHERE;

/** Lets messages go elsewhere, such as to the tab that plays: what `take` answers true to is not said here. */
export function divert(take: Diverter): () => void {
  diverter = take;
  return () => {
    diverter = NOWHERE;
  };
}

/** Hears a message until the returned function is called. */
export function listen<Name extends MessageName>(
  name: Name,
  listener: (payload: Messages[Name]) => void,
): () => void {
  bus.on(name, listener);
  return () => bus.off(name, listener);
}

/** Hears every message, for the development log. */
export function listenToAll(listener: (name: MessageName, payload: unknown) => void): () => void {
  bus.on('*', listener);
  return () => bus.off('*', listener);
}
