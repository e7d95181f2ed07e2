// What can be done with the chosen tracks. It lies over the head of their list, or is above the player.
import { trackKey, type Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { $favoriteKeys, $isMember } from '@segue/stores';
import type { Selection } from '@segue/stores/ports';
import { CloseIcon, HeartIcon, PlaylistIcon, PlayNextIcon, QueueAddIcon, TrashIcon } from '@segue/ui';
import { Popover, useDismissal } from '@segue/ui/popover';
import { useUnit } from 'effector-react';
import {
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { RemoteWidget } from '../../platform/remotes';
import { favoritesToggled } from '../favorites-undo';
import { chosenInOrder } from './rules';
import { ActButton, Bar, Close, Dock } from './styles';

type Props = { selection: Selection; onClose: () => void };

export function SelectionBar({ selection, onClose }: Props) {
  const { owner, placeId, chosen } = selection;
  const [isMember, favorites, onFavorite] = useUnit([$isMember, $favoriteKeys, favoritesToggled]);
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const place = usePlace(placeId);
  const dock = useRef<HTMLDivElement>(null);
  useEffect(() => showRow(selection.anchor, dock.current), [selection.anchor]);
  const focusHandlers = useFocusReturn(selection);
  useDismissal([], (how) => (how === 'escape' ? onClose() : undefined));

  const tracks = chosenInOrder(selection);
  const areFavorites = tracks.every((track) => favorites.has(trackKey(track)));
  const act = (run: (all: readonly Track[]) => void) => () => {
    run(tracks);
    onClose();
  };
  const remove = act((all) => {
    if (owner === 'queue') send('queue/remove-all', { keys: all.map(trackKey) });
    else if (owner !== 'tracks') send('playlist/remove-all', { playlistId: owner, tracks: all });
  });
  const added = () => {
    // From there it returns to the row.
    addButton.current?.focus();
    onClose();
  };
  const bar = (
    <Bar
      {...focusHandlers}
      role="region"
      aria-label="Selected tracks"
      data-over-head={place ? '' : undefined}
    >
      <Close type="button" aria-label={`${chosen.size} selected, clear selection`} onClick={onClose}>
        <CloseIcon />
        <span>{`${chosen.size} selected`}</span>
      </Close>
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
  );
  return (
    <>
      {place ? createPortal(bar, place) : <Dock ref={dock}>{bar}</Dock>}
      {isAdding ? (
        <Popover anchor={addButton} label="Add to playlist" onClose={() => setAdding(false)}>
          <RemoteWidget remote="playlists" name="AddTracksToPlaylist" props={{ tracks, onClose: added }} />
        </Popover>
      ) : null}
    </>
  );
}

type ActProps = ComponentProps<'button'> & {
  icon: ReactNode;
  children: string;
  /** Seen instead on phones, where the words have little room. */
  short?: string;
};

function Act({ icon, short, children, ...button }: ActProps) {
  return (
    <ActButton type="button" title={children} {...button}>
      {icon}
      <span data-short={short}>{children}</span>
    </ActButton>
  );
}

/** Where the bar lies over the head of its list; null where there is no head, as on phones. */
function usePlace(id: string): Element | null {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const find = () => {
      const element = document.getElementById(id);
      setPlace(element && getComputedStyle(element).display !== 'none' ? element : null);
    };
    find();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [id]);
  return place;
}

/** Above the player the bar may lie over the row that was chosen: the page scrolls by the part that is hidden. */
function showRow(key: string, dock: Element | null): void {
  const row = document.querySelector(`[data-track="${CSS.escape(key)}"]`);
  if (!row || !dock) return;
  const hidden = row.getBoundingClientRect().bottom - dock.getBoundingClientRect().top;
  if (hidden > 0) window.scrollBy({ top: hidden + 8 });
}

/** The focus goes from the bar back to the row that was pressed last. */
function useFocusReturn({ anchor }: Selection) {
  const row = useRef(anchor);
  const hasFocus = useRef(false);
  useLayoutEffect(() => {
    row.current = anchor;
  });
  useLayoutEffect(
    () => () => {
      if (!hasFocus.current) return;
      document.querySelector<HTMLElement>(`[data-track="${CSS.escape(row.current)}"] [data-play]`)?.focus();
    },
    [],
  );
  return {
    onFocus: () => void (hasFocus.current = true),
    // No other element has the focus when the bar is removed: it may be so before the effect ends.
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget) hasFocus.current = currentTarget.contains(relatedTarget);
    },
  };
}
