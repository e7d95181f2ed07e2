import { spotifyDeviceReported, spotifyPremiumDenied } from '@segue/kernel/state/ports';
import { scopeBind } from 'effector';
import type { MakePlayer } from '@segue/shell/port/provider-player';
import { originOf } from '@segue/shell/port/message-gate';
import { retriable } from '@segue/shell/port/promises';
import { createAccessToken } from './access-token';
import { loadSdk } from './sdk';
import { createSpotifyPlayer } from './spotify-player';

const makeSpotifyPlayer: MakePlayer<'spotify'> = (
  { sdkUrl, apiUrl, market },
  { scope, permitVendor, fetchToken, emit, log },
) => {
  const loadScript = permitVendor({ script: sdkUrl, frame: sdkUrl });
  return createSpotifyPlayer({
    apiUrl,
    market,
    sdkOrigin: originOf(sdkUrl),
    sdk: retriable(
      () => loadSdk(loadScript),
      (error) => log('The playback SDK did not load', error),
    ),
    token: createAccessToken(fetchToken),
    premiumDenied: scopeBind(spotifyPremiumDenied, { scope }),
    deviceChanged: scopeBind(spotifyDeviceReported, { scope }),
    emit,
    log,
  });
};

export const spotify = () => makeSpotifyPlayer;
