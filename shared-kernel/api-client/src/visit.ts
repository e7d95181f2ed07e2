// Who was here, counted: what one person asked for is not told to the next.
import { attach, createEvent, createStore } from 'effector';

/** Whoever was at this page left; said by the owner of the session. */
export const visitEnded = createEvent('visitEnded');
export const $visit = createStore(0, { sid: 'api-client/visit', name: '$visit' }).on(
  visitEnded,
  (visit) => visit + 1,
);
/** The visit of now, for who waited meanwhile. */
export const readVisitFx = attach({ source: $visit, effect: (visit: number) => visit });
