type PageEvents = WindowEventMap & DocumentEventMap;
type EventOf<Name> = Name extends keyof PageEvents ? PageEvents[Name] : Event;

/** Listens to these events until the returned function is called. */
export function listen<Name extends string>(
  target: EventTarget,
  names: readonly Name[],
  listener: (event: EventOf<Name>) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const name of names) target.addEventListener(name, listener as EventListener, options);
  return () => {
    for (const name of names) target.removeEventListener(name, listener as EventListener, options);
  };
}

/** Combines several stop functions, called in order. */
export const joinStops =
  (...stops: readonly (() => void)[]) =>
  () => {
    for (const stop of stops) stop();
  };
