// Copies the link of a track, and says whether that worked.
import { send } from '@segue/event-bus';
import { createEffect, createEvent, sample } from 'effector';

export const linkCopyRequested = createEvent<string>('linkCopyRequested');

const copyLinkFx = createEffect((link: string) => navigator.clipboard.writeText(link));
const reportCopyFx = createEffect((text: string) => send('notice/show', { text }));

sample({ clock: linkCopyRequested, target: copyLinkFx });
sample({ clock: copyLinkFx.done, fn: () => 'Link copied', target: reportCopyFx });
sample({ clock: copyLinkFx.fail, fn: () => "The link couldn't be copied.", target: reportCopyFx });
