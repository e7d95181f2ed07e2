// Brings the copies up to date while there is a network: one request after the other, none for what is recent.
import { routes } from '@segue/contract';
import { isJson, tracksPath, type Json } from './changes';
import { COPIED_AT, type UserCopies } from './user-copies';

const RECENT_MS = 5 * 60_000;
const MAX_PLAYLISTS = 50;
const LISTS = [routes.listFavorites, routes.listPlaylists, routes.getProfile, routes.getConnections];
const OWN_COVER = routes.getCover.path.replace(':id', '');

type Needs = {
  copies: UserCopies;
  now: () => number;
  load: (path: string) => Promise<Response>;
};

export function createRefresh({ copies, now, load }: Needs) {
  async function renew(path: string): Promise<void> {
    const asked = copies.epoch();
    await copies.take(path, await load(path), asked);
  }

  async function renewOlder(path: string, than: number): Promise<void> {
    const copy = await (await copies.open())?.match(path);
    const copiedAt = Date.parse(copy?.headers.get(COPIED_AT) ?? '') || 0;
    if (copiedAt < than) await renew(path);
  }

  async function renewPlaylists(): Promise<void> {
    const copy = await (await copies.open())?.match(routes.listPlaylists.path);
    const answer = (await copy?.json()) as Json | undefined;
    const playlists = Array.isArray(answer?.['playlists']) ? (answer['playlists'] as unknown[]) : [];
    for (const playlist of playlists.filter(isJson).slice(-MAX_PLAYLISTS)) {
      const { playlistId, changedAt, imageUrl } = playlist;
      const changed = Date.parse(String(changedAt ?? '')) || now();
      await renewOlder(tracksPath(playlistId), changed);
      const isOwnCover = typeof imageUrl === 'string' && imageUrl.startsWith(OWN_COVER);
      // A changed cover has another address.
      if (isOwnCover) await renewOlder(imageUrl, 1);
    }
  }

  return {
    async all(): Promise<void> {
      const recent = now() - RECENT_MS;
      await renewOlder(routes.checkAuth.path, recent);
      if (!(await copies.open())) return;
      for (const { path } of LISTS) await renewOlder(path, recent);
      await renewPlaylists();
    },
    /** After a change that the server took. */
    async afterChange({ url }: Request): Promise<void> {
      if (!(await copies.open())) return;
      const favorites = routes.listFavorites.path;
      const { pathname } = new URL(url);
      if (pathname === routes.saveAppearance.path) return renew(routes.checkAuth.path);
      if (pathname === favorites) return renew(favorites);
      await renew(routes.listPlaylists.path);
      await renewPlaylists();
    },
  };
}

export type Refresh = ReturnType<typeof createRefresh>;
