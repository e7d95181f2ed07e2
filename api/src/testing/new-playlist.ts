import { routes, type Playlist } from '@segue/contract';
import sharp from 'sharp';
import type { Browser } from './browser';
import { bodyOf } from './test-server';

/** Creates a playlist of a signed-in user, with a cover of 8 × 8 pixels when asked for. */
export async function newPlaylist(
  owner: Browser,
  name: string,
  { hasCover = false } = {},
): Promise<Playlist> {
  const form = new FormData();
  form.set('name', name);
  if (hasCover) form.set('playlistCover', await smallPng(), 'cover.png');
  const answer = await owner.sendForm('PUT', '/api/playlists', form);
  return bodyOf(answer, routes.createPlaylist.answers[201]).playlist;
}

async function smallPng(): Promise<Blob> {
  const pixels = { width: 8, height: 8, channels: 3, background: '#345' } as const;
  return new Blob([new Uint8Array(await sharp({ create: pixels }).png().toBuffer())], { type: 'image/png' });
}
