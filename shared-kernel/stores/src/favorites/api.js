import { createRequestFx } from '@segue/api-client';
import { routes } from '@segue/contract';
export const listFavoritesFx = createRequestFx(routes.listFavorites, { concurrency: 'latest' });
export const addFavoriteFx = createRequestFx(routes.addFavorite, { concurrency: 'every' });
export const removeFavoriteFx = createRequestFx(routes.removeFavorite, { concurrency: 'every' });
