// The addresses of a track in its menu: its page, its first artist's page, and the link to copy.
import { PROVIDER_NAMES, type Track } from '@segue/contract';
import { safeUrl } from '@segue/tracks';
import { copyLink } from '@segue/tracks/copy-link';
import { ExternalIcon, LinkIcon, UserIcon } from '@segue/ui';
import { MenuItem, MenuSeparator } from '@segue/ui/menu';
import { trackPage } from '../player/controls/web-links';

const NEW_TAB = { as: 'a' as const, target: '_blank', rel: 'noopener noreferrer' };

export function TrackLinks({ track }: { track: Track }) {
  const page = trackPage(track);
  const artistPage = safeUrl(track.artistInfo[0]?.profileUrl);
  const uploaderPage = safeUrl(track.uploader?.profileUrl);
  if (!page && !artistPage && !uploaderPage) return null;
  return (
    <>
      <MenuSeparator />
      {page ? (
        <MenuItem {...NEW_TAB} href={page} icon={<ExternalIcon size={17} />}>
          Open in {PROVIDER_NAMES[track.provider]}
        </MenuItem>
      ) : null}
      {artistPage ? (
        <MenuItem {...NEW_TAB} href={artistPage} icon={<UserIcon size={17} />}>
          View artist profile
        </MenuItem>
      ) : null}
      {uploaderPage ? (
        <MenuItem {...NEW_TAB} href={uploaderPage} icon={<UserIcon size={17} />}>
          View uploader’s profile
        </MenuItem>
      ) : null}
      {page ? (
        <MenuItem icon={<LinkIcon size={17} />} onClick={() => void copyLink(page)}>
          Copy link
        </MenuItem>
      ) : null}
    </>
  );
}
