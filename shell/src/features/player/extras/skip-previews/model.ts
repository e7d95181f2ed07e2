// Owns whether the queue passes over previews.
import { skipPreviewsChosen } from '@segue/stores/ports';
import { sample } from 'effector';
import { createDeviceChoice } from '../../../../platform/device-choice';

const choice = createDeviceChoice({ area: 'skip previews', key: 'skipPreviews', initial: false });

export const skipPreviewsToggled = choice.chosen;
export const wireSkipPreviews = choice.wire;

sample({ clock: choice.$isChosen, fn: Boolean, target: skipPreviewsChosen });
