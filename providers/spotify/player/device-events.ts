// Maps the events of the SDK's player to the device.
import type { UnavailableReason } from '@segue/shell/port/player-messages';
import type { SdkPlayer, SdkState } from './sdk';

type Reactions = {
  /** False when a newer player has replaced it. */
  isCurrent: () => boolean;
  onReady: (id: string) => void;
  onLost: () => void;
  onState: (state: SdkState | null) => void;
  onAutoplayRefused: () => void;
  onTokenRefused: () => void;
  /** The account is not allowed to play, or the browser lacks support. */
  onRefused: (reason: UnavailableReason) => void;
  log: (message: string, detail?: unknown) => void;
};

export function listenTo(player: SdkPlayer, reactions: Reactions): void {
  const { isCurrent, onReady, onLost, onTokenRefused, onRefused, log } = reactions;
  player.addListener('ready', ({ device_id: id }) => isCurrent() && onReady(id));
  player.addListener('not_ready', () => isCurrent() && onLost());
  player.addListener('player_state_changed', reactions.onState);
  player.addListener('autoplay_failed', reactions.onAutoplayRefused);
  player.addListener('initialization_error', ({ message }) => {
    log('Initialization error', message);
    onRefused('provider-down');
  });
  player.addListener('authentication_error', ({ message }) => {
    log('Authentication error', message);
    onTokenRefused();
    onRefused('provider-down');
  });
  player.addListener('account_error', ({ message }) => {
    log('Account error', message);
    onRefused('needs-premium');
  });
  player.addListener('playback_error', ({ message }) => log('Playback error', message));
}
