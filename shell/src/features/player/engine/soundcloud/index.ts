// Makes SoundCloud's player from its settings.
import { scopeBind } from 'effector';
import { widgetShown } from '../../widget-panel';
import { retriable } from '../promises';
import type { MakePlayer } from '../provider-player';
import { createSoundCloudPlayer } from './soundcloud-player';
import { loadWidgetApi } from './widget';

export const makeSoundCloudPlayer: MakePlayer<'soundcloud'> = (
  settings,
  { scope, permitVendor, emit, log },
) => {
  const shown = scopeBind(widgetShown, { scope });
  const loadScript = permitVendor({ script: settings.widgetScriptUrl, frame: settings.widgetPlayerUrl });
  return createSoundCloudPlayer({
    ...settings,
    widgetApi: retriable(
      () => loadWidgetApi(loadScript),
      (error) => log('The widget script did not load', error),
    ),
    widgetShown: (isShown) => shown(isShown ? 'soundcloud' : null),
    emit,
    log,
  });
};
