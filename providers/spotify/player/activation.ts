// Allows the SDK's media element to sound, during a click or key press: Safari plays nothing without it.
import { listen } from '@segue/shell/port/listen';
import type { SdkPlayer } from './sdk';

export function createActivation(
  player: () => SdkPlayer | null,
  log: (message: string, detail?: unknown) => void,
) {
  let hasSounded = false;
  let hasFailed = false;

  /** The SDK has no name for this event and throws at it (its script, v1.10), so the event must not reach the SDK. */
  function onMessage(event: MessageEvent): void {
    if (!isActivationError(event.data)) return;
    event.stopImmediatePropagation();
    if (!hasFailed) log('The browser did not activate the player');
    hasFailed = true;
  }
  const stopListening = listen(window, ['message'], onMessage, { capture: true });

  return {
    /** Must be called synchronously in a click or key handler; repeated until sound was heard. */
    activate(): void {
      // The promise resolves when the message is posted.
      if (!hasSounded) void player()?.activateElement();
    },
    /** Spotify reported sound: the element needs no more activations. */
    soundHeard: () => void (hasSounded = true),
    /** A new player needs a click of its own to be activated. */
    reset(): void {
      hasSounded = false;
      hasFailed = false;
    },
    dispose: stopListening,
  };
}

function isActivationError(message: unknown): boolean {
  const { type, body } = (message ?? {}) as {
    type?: unknown;
    body?: { data?: { name?: unknown } | null } | null;
  };
  return type === 'SP_MESSAGE' && body?.data?.name === 'ACTIVATE_ELEMENT_ERROR';
}
