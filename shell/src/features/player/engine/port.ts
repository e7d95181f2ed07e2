// DOOR: what the player parts of the providers may use of the shell.
export { mayNeedGesture, mayNeedTap, mayPressInPage, mayPrime } from './autoplay';
export { endsEarly } from './early-end';
export { originOf } from './message-gate';
export { defer, type Deferred, retriable } from './promises';
export type { MakePlayer, PlayerCallbacks, PlayerEvent, ProviderPlayer } from './provider-player';
export { afterPageLoad, loadVendorApi, whyNotLoaded } from './provider-scripts';
export { reasonOf, TOO_MANY } from './provider-token';
export { type Arrival, waitForArrival } from './seek-arrival';
export { createStallWatch } from './stall';
export { widgetShown } from '../widget-panel';
export { joinStops, listen } from '../../../platform/listen';
export { readJson } from '../../../platform/read-json';
export { waitMs, withinMs } from '../../../platform/time-limit';
export { watchStore } from '../../../platform/watch-store';
