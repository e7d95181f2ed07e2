import { createRequestFx } from '@segue/api-client';
import { forEachProvider, routes } from '@segue/contract';

// What is found belongs to no user: the requests go on when somebody signs in or out.
const latest = { concurrency: 'latest', outlivesSession: true } as const;

/** One effect per provider: a new search aborts the running one of the same provider only. */
export const searchFx = forEachProvider(() => createRequestFx(routes.search, latest));
export const hitsFx = forEachProvider(() => createRequestFx(routes.searchCatalogue, latest));
export const artistFx = createRequestFx(routes.getArtist, latest);
export const collectionFx = createRequestFx(routes.getCollection, latest);
/** Of several providers at once. */
export const findArtistFx = createRequestFx(routes.findArtist, { ...latest, concurrency: 'every' });
