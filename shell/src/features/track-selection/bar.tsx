import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/kernel/bus';
import { $favoriteKeys, $isMember } from '@segue/kernel/state';
import type { Selection } from '@segue/kernel/state/ports';
import {
  Button,
  CloseIcon,
  HeartIcon,
  media,
  PlaylistIcon,
  PlayNextIcon,
  QueueAddIcon,
  t,
  TrashIcon,
} from '@segue/ui';
import { Popover, useDismissal } from '@segue/ui/popover';
import { useUnit } from 'effector-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { RemoteWidget } from '../../platform/remotes';
import { favoritesToggled } from '../favorites-undo';
import { chosenInOrder } from './rules';

type Props = { selection: Selection; onClose: () => void };

export function SelectionBar({ selection, onClose }: Props) {
  const { owner, chosen } = selection;
  const [isMember, favorites, onFavorite] = useUnit([$isMember, $favoriteKeys, favoritesToggled]);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => showRow(selection.anchor, dock.current), [selection.anchor]);
  /** The focus returns to the row that was pressed last. */
  const added = () => {
    rowOf(selection.anchor)?.querySelector<HTMLElement>('[data-play]')?.focus();
    onClose();
  };
  const leave = () => (dock.current?.contains(document.activeElement) ? added() : onClose());
  useDismissal([], (how) => (how === 'escape' ? leave() : undefined));

  const tracks = chosenInOrder(selection);
  const areFavorites = tracks.every((track) => favorites.has(trackKey(track)));
  const act = (run: (all: readonly Track[]) => void) => () => {
    leave();
    run(tracks);
  };
  const remove = act((all) => {
    if (owner === 'queue') send('queue/remove-all', { keys: all.map(trackKey) });
    else if (owner !== 'tracks') send('playlist/remove-all', { playlistId: owner, tracks: all });
  });
  return (
    <Dock ref={dock}>
      <Bar role="region" aria-label="Selected tracks">
        <Button
          variant="ghost"
          size="small"
          aria-label={`${chosen.size} selected, clear selection`}
          onClick={leave}
        >
          <CloseIcon />
          <span>{`${chosen.size} selected`}</span>
        </Button>
        <Act
          icon={<PlayNextIcon size={18} />}
          onClick={act((all) => send('queue/play-next-all', { tracks: all }))}
        >
          Play next
        </Act>
        {owner === 'queue' ? null : (
          <Act
            short="Queue"
            icon={<QueueAddIcon size={18} />}
            onClick={act((all) => send('queue/add-all', { tracks: all }))}
          >
            Add to queue
          </Act>
        )}
        {isMember ? (
          <>
            <Act
              ref={addButton}
              short="Playlist"
              icon={<PlaylistIcon size={18} />}
              aria-haspopup="dialog"
              aria-expanded={isAdding}
              onClick={() => setAdding(!isAdding)}
            >
              Add to playlist
            </Act>
            <Act
              icon={<HeartIcon size={18} filled={areFavorites} />}
              data-tone={areFavorites ? 'favorite' : undefined}
              onClick={act(onFavorite)}
            >
              {areFavorites ? 'Unfavorite' : 'Favorite'}
            </Act>
          </>
        ) : null}
        {owner === 'tracks' ? null : (
          <Act icon={<TrashIcon size={18} />} onClick={remove}>
            Remove
          </Act>
        )}
      </Bar>
      {isAdding ? (
        <Popover anchor={addButton} label="Add to playlist" onClose={() => setAdding(false)}>
          <RemoteWidget remote="playlists" name="AddTracksToPlaylist" props={{ tracks, onClose: added }} />
        </Popover>
      ) : null}
    </Dock>
  );
}

type ActProps = ComponentProps<typeof Button> & {
  icon: ReactNode;
  children: string;
  /** Replaces the text where there is little room. */
  short?: string;
};

const Act = ({ icon, short, children, ...button }: ActProps) => (
  <Button variant="ghost" size="small" title={children} {...button}>
    {icon}
    <span data-short={short}>{children}</span>
  </Button>
);

const rowOf = (key: string) => document.querySelector(`[data-track="${CSS.escape(key)}"]`);

/** The bar may lie over the row that was chosen: the page scrolls by the part that is hidden. */
function showRow(key: string, dock: Element | null): void {
  const row = rowOf(key);
  if (!row || !dock) return;
  const hidden = row.getBoundingClientRect().bottom - dock.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: hidden + 8 });
}

const Dock = styled.div`
  container: selection / inline-size;
  /* Also beside the box of playlists; on a phone the sheet takes its place. */
  ${media.tablet} {
    visibility: visible;
  }
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  width: min(45rem, 100%);
  margin-inline: auto;
  padding: ${t('space.1')};
  border: 1px solid ${t('colors.outline')};
  border-radius: ${t('radii.button')};
  background: ${t('colors.floating')};
  box-shadow: ${t('shadows.floating')};
  pointer-events: auto;
  > button {
    padding-inline: 10px;
    color: ${t('colors.soft')};
    white-space: nowrap;
  }
  > :first-child {
    margin-inline-end: auto;
    color: ${t('colors.text')};
  }
  [data-tone='favorite'] svg {
    color: ${t('colors.favorite')};
  }
  /* For fingers: the count, and below it equal columns with the words below the icons. */
  @container selection (max-width: 640px) {
    flex-wrap: wrap;
    width: auto;
    margin-inline: calc(${t('space.3')} * -1);
    > button {
      flex: 1 1 15%;
      flex-direction: column;
      gap: ${t('space.1')};
      padding: ${t('space.2')} 0;
      font-size: ${t('fontSizes.label')};
    }
    > :first-child {
      flex: 1 0 100%;
      flex-direction: row;
      justify-content: start;
      padding-inline: 10px;
      font-size: ${t('fontSizes.secondary')};
    }
    [data-short] {
      font-size: 0;
      &::before {
        content: attr(data-short) / '';
        font-size: ${t('fontSizes.label')};
      }
    }
  }
`;
