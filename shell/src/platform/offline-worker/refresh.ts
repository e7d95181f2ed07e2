// Refreshes the copies while online: one request after the other, none for a recent copy.
import { routes } from '@segue/contract';
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
    const { data } = routes.listPlaylists.answers[200].safeParse(await copy?.json());
    for (const { playlistId, changedAt, imageUrl } of data?.playlists.slice(-MAX_PLAYLISTS) ?? []) {
      const changed = Date.parse(changedAt ?? '') || now();
      await renewOlder(routes.listPlaylistTracks.path.replace(':id', String(playlistId)), changed);
      // A changed cover has another address.
      if (imageUrl?.startsWith(OWN_COVER)) await renewOlder(imageUrl, 1);
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
    async afterChange({ url }: Request): Promise<void> {
      if (!(await copies.open())) return;
      const { pathname } = new URL(url);
      if (pathname === routes.saveAppearance.path) return renew(routes.checkAuth.path);
      if (pathname === routes.listFavorites.path) return renew(pathname);
      await renew(routes.listPlaylists.path);
      await renewPlaylists();
    },
  };
}
