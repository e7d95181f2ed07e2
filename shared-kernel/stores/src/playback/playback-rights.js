// What the user may play; read by the playback rules and by the badges of track lists.
import { combine } from 'effector';
import { $providers } from '../config/model';
import { $hasSpotifyPremium, $session } from '../session/model';
export const $playbackRights = combine($session, $hasSpotifyPremium, $providers, (session, hasSpotifyPremium, providers) => {
    if (session.status === 'loading')
        return { role: 'unknown', hasSpotifyPremium: false, providers };
    if (session.status === 'signed-out' || !session.hasPassword) {
        return { role: 'visitor', hasSpotifyPremium: false, providers };
    }
    return { role: 'member', hasSpotifyPremium, providers };
});
