// From coming to the settings until leaving them: what is typed, refused and answered there belongs to one stay.
import type { ApiFailure } from '@segue/api-client';
import { sessionEnded } from '@segue/stores';
import { createEvent } from 'effector';

export const settingsOpened = createEvent('settingsOpened');
export const settingsLeft = createEvent('settingsLeft');

/** Coming counts too: an answer may arrive after its asker has left, and is no news to who comes next. */
export const stayEnds = [settingsLeft, settingsOpened, sessionEnded];

/** What somebody asked for who is gone ends as aborted, and nobody else is told that it failed. */
export const isOurs = ({ kind }: ApiFailure) => kind !== 'aborted';
