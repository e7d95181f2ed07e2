import { createSubscriptions, type Messages } from '@segue/kernel/bus';
import { createSessionStore } from '@segue/kernel/state';
import { trackKey } from '@segue/contract';
import { createEvent, sample } from 'effector';
import { preloadRemoteFx } from '../../platform/remotes';

type TrackMenuRequest = Messages['track-menu/open'];

const subscriptions = createSubscriptions();
const openRequested = subscriptions.on('track-menu/open');
export const menuClosed = createEvent('trackMenuClosed');

/** The open menu. A second press on its button closes it. */
export const $openMenu = createSessionStore<TrackMenuRequest | null>(null)
  .on(openRequested, (open, request) => (open && isSameButton(open, request) ? null : request))
  .on(menuClosed, () => null);

const isSameButton = (open: TrackMenuRequest, other: TrackMenuRequest) =>
  open.anchor.width > 0 && other.anchor.width > 0 && trackKey(open.track) === trackKey(other.track);

/** Playlists are rendered by another bundle. */
sample({ clock: openRequested, fn: () => 'playlists', target: preloadRemoteFx });

export const wireTrackMenu = subscriptions.connect;
