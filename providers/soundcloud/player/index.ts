import { scopeBind } from 'effector';
import type { MakePlayer } from '@segue/shell/port/provider-player';
import { retriable } from '@segue/shell/port/promises';
import { widgetShown } from '@segue/shell/port/widget-panel';
import { createSoundCloudPlayer } from './soundcloud-player';
import { loadWidgetApi } from './widget';

const makeSoundCloudPlayer: MakePlayer<'soundcloud'> = (settings, { scope, permitVendor, emit, log }) => {
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

export const soundcloud = () => makeSoundCloudPlayer;
