import { screens } from '@segue/contract/screens';
import { send } from '@segue/kernel/bus';
import { providersOfOtherVersion } from '@segue/kernel/state/ports';
import { AlbumIcon, ExternalIcon, LinkIcon, MoonIcon, ProviderLogo, SearchIcon, UserIcon } from '@segue/ui';
import { MenuItem, MenuSeparator } from '@segue/ui/menu';
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { $areProvidersSeparate, $playbackRights } from '@segue/kernel/state';
import { safeUrl } from '@segue/ui/tracks';
import { copyText } from '@segue/ui/tracks/copy-text';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import { $stopAt, trackPage } from '../../player/late';

export function StopAfterItem() {
  const isOn = useUnit($stopAt) === 'track-end';
  return (
    <MenuItem
      icon={<MoonIcon size={17} />}
      onClick={() => send('playback/stop-at', { at: isOn ? null : 'track-end' })}
    >
      {isOn ? 'Don’t stop after this track' : 'Stop after this track'}
    </MenuItem>
  );
}

export function OtherVersionItem({ track }: { track: Track }) {
  const [rights, areSeparate] = useUnit([$playbackRights, $areProvidersSeparate]);
  const providers = providersOfOtherVersion(track, rights, areSeparate);
  const only = providers.length === 1 ? providers[0] : undefined;
  if (providers.length === 0) return null;
  return (
    <MenuItem
      icon={only ? <ProviderLogo provider={only} /> : <SearchIcon size={17} />}
      onClick={() => send('other-version/play', { track })}
    >
      {only ? `Play on ${PROVIDER_NAMES[only]}` : 'Play another version'}
    </MenuItem>
  );
}

const NEW_TAB = { as: 'a' as const, target: '_blank', rel: 'noopener noreferrer' };

export function TrackLinks({ track }: { track: Track }) {
  const page = trackPage(track);
  const links = [
    [page, `Open in ${PROVIDER_NAMES[track.provider]}`],
    [safeUrl(track.artistInfo[0]?.profileUrl), 'View artist profile'],
    [safeUrl(track.uploader?.profileUrl), 'View uploader’s profile'],
  ] as const;
  const { albumId, provider, artistInfo } = track;
  const artistId = artistInfo[0]?.id;
  if (!artistId && !albumId && links.every(([href]) => !href)) return null;
  return (
    <>
      <MenuSeparator />
      {artistId ? (
        <MenuItem as={Link} to={screens.artist(provider, artistId)} icon={<UserIcon size={17} />}>
          Go to artist
        </MenuItem>
      ) : null}
      {albumId ? (
        <MenuItem as={Link} to={screens.album(provider, albumId)} icon={<AlbumIcon size={17} />}>
          Go to album
        </MenuItem>
      ) : null}
      {links.map(([href, label]) =>
        href ? (
          <MenuItem key={label} {...NEW_TAB} href={href} icon={<ExternalIcon size={17} />}>
            {label}
          </MenuItem>
        ) : null,
      )}
      {page ? (
        <MenuItem icon={<LinkIcon size={17} />} onClick={() => void copyText(page)}>
          Copy link
        </MenuItem>
      ) : null}
    </>
  );
}
