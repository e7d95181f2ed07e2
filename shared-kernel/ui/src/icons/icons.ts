// The icons. Each is a pure export, so that bundlers drop the unused ones.
import { createIcon } from './create-icon';

const DISC = 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17';
const SPEAKER = 'M4 9v6h4l5 4V5L8 9z';

export const SearchIcon = /* @__PURE__ */ createIcon('M11 4a7 7 0 1 0 0 14a7 7 0 0 0 0-14M20 20l-4-4');
export const HeartIcon = /* @__PURE__ */ createIcon(
  'M12 20s-7-4.6-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.4-7 10-7 10z',
);
export const QueueAddIcon = /* @__PURE__ */ createIcon('M4 7h10M4 12h7M4 17h7M17 12v8M13 16h8');
export const QueuedIcon = /* @__PURE__ */ createIcon('M4 7h10M4 12h7M4 17h6M13 16.5l2.5 2.5l5-5.5');
export const CheckIcon = /* @__PURE__ */ createIcon('M5 12.5l4.5 4.5L19 7.5');
export const ConnectedIcon = /* @__PURE__ */ createIcon(`${DISC}M8 12.3l2.8 2.8L16 9.5`);
export const NotConnectedIcon = /* @__PURE__ */ createIcon(DISC);
export const CloseIcon = /* @__PURE__ */ createIcon('M6 6l12 12M18 6L6 18');
export const PencilIcon = /* @__PURE__ */ createIcon('M4 20l1-4L16.5 4.5a2.12 2.12 0 0 1 3 3L8 19z');
export const PlusIcon = /* @__PURE__ */ createIcon('M12 5v14M5 12h14');
export const PlayIcon = /* @__PURE__ */ createIcon(
  'M7 4.8v14.4a.8.8 0 0 0 1.23.68l11.2-7.2a.8.8 0 0 0 0-1.36L8.23 4.12A.8.8 0 0 0 7 4.8z',
  true,
);
export const PauseIcon = /* @__PURE__ */ createIcon(
  'M7 5h2.5a.5.5 0 0 1 .5.5v13a.5.5 0 0 1-.5.5H7a.5.5 0 0 1-.5-.5v-13A.5.5 0 0 1 7 5zM14.5 5H17a.5.5 0 0 1 .5.5v13a.5.5 0 0 1-.5.5h-2.5a.5.5 0 0 1-.5-.5v-13a.5.5 0 0 1 .5-.5z',
  true,
);
export const NextIcon = /* @__PURE__ */ createIcon('M15.5 5H18v14h-2.5zM4 5l10.5 7L4 19z', true);
export const PreviousIcon = /* @__PURE__ */ createIcon('M6 5h2.5v14H6zM20 5v14L9.5 12z', true);
export const ShuffleIcon = /* @__PURE__ */ createIcon(
  'M4 7h3.5c4.5 0 4.5 10 9 10H20M4 17h3.5c1.6 0 2.6-1.3 3.4-2.9M13.1 9.9C13.9 8.300 14.9 7 16.500 7H20M17 4l3 3l-3 3M17 14l3 3l-3 3',
);
const ROUND = 'M17 3l3 3l-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3l3-3M20 13v2a3 3 0 0 1-3 3H4';
export const RepeatIcon = /* @__PURE__ */ createIcon(ROUND);
export const RepeatOneIcon = /* @__PURE__ */ createIcon(`${ROUND}M11.2 10.700l1.200-.7v4.500`);
export const PlayNextIcon = /* @__PURE__ */ createIcon('M4 17h9M4 12h6M4 7h6M13.500 4.500v7.500l6-3.750z');
export const VolumeIcon = /* @__PURE__ */ createIcon(
  `${SPEAKER}M16.5 8.5a5 5 0 0 1 0 7M19 6a8.5 8.5 0 0 1 0 12`,
);
export const VolumeLowIcon = /* @__PURE__ */ createIcon(`${SPEAKER}M16.5 8.5a5 5 0 0 1 0 7`);
export const VolumeMutedIcon = /* @__PURE__ */ createIcon(`${SPEAKER}M17 9.5l5 5M22 9.5l-5 5`);
export const ChevronDownIcon = /* @__PURE__ */ createIcon('M6 9l6 6l6-6');
export const ChevronUpIcon = /* @__PURE__ */ createIcon('M6 15l6-6l6 6');
/** The icon for full-window views. */
export const ChevronRightIcon = /* @__PURE__ */ createIcon('M9 6l6 6l-6 6');
export const ArrowLeftIcon = /* @__PURE__ */ createIcon('M19 12H5M11 6l-6 6l6 6');
export const ArrowRightIcon = /* @__PURE__ */ createIcon('M5 12h14M13 6l6 6l-6 6');
export const MoreIcon = /* @__PURE__ */ createIcon(
  'M3.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M10.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M17.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  true,
);
export const GripIcon = /* @__PURE__ */ createIcon(
  'M7.4 6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M7.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M7.4 18a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M13.4 6a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M13.4 12a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0M13.4 18a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0',
  true,
);
export const TrashIcon = /* @__PURE__ */ createIcon(
  'M4 7h16M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10 11v5M14 11v5',
);
export const ExternalIcon = /* @__PURE__ */ createIcon(
  'M14 4h6v6M20 4l-9 9M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5',
);
export const LinkIcon = /* @__PURE__ */ createIcon(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
);
export const ClockIcon = /* @__PURE__ */ createIcon(`${DISC}M12 7.5V12l3 2`);
export const MoonIcon = /* @__PURE__ */ createIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z');
/** A small window over a large one. */
export const MiniPlayerIcon = /* @__PURE__ */ createIcon(
  'M20 10V7a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h4M14 13.5h6.5v5.5H14z',
);
export const UserIcon = /* @__PURE__ */ createIcon(
  'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8M4.5 20a7.5 7.5 0 0 1 15 0',
);
export const SettingsIcon = /* @__PURE__ */ createIcon(
  'M4 7h9M17 7h3M4 17h3M11 17h9M15 5a2 2 0 1 0 0 4a2 2 0 0 0 0-4M9 15a2 2 0 1 0 0 4a2 2 0 0 0 0-4',
);
export const LogOutIcon = /* @__PURE__ */ createIcon(
  'M10 4H6a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h4M15 8l4 4l-4 4M19 12H9.5',
);
export const PlaylistIcon = /* @__PURE__ */ createIcon(
  'M4 6h11M4 11h8M4 16h6M20 6.5v10a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
);
export const NoteIcon = /* @__PURE__ */ createIcon(
  'M9 17.5V6l10-2v11.5M9 17.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0M19 15.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0',
);
export const AlbumIcon = /* @__PURE__ */ createIcon(`${DISC}M12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5`);
export const DownloadIcon = /* @__PURE__ */ createIcon('M12 5v11M7.5 11.5L12 16l4.5-4.5M5 19.5h14');
export const UploadIcon = /* @__PURE__ */ createIcon('M12 16V5M7.5 9.5L12 5l4.5 4.5M5 19.5h14');
/** Mirrored, it means redo. */
export const UndoIcon = /* @__PURE__ */ createIcon(
  'M9 14L4.500 9.500L9 5M4.500 9.500h9a5.500 5.500 0 0 1 0 11H11',
);
export const RefreshIcon = /* @__PURE__ */ createIcon('M20 4.5V10h-5.5M19.5 10A8 8 0 1 0 20 13.5');
