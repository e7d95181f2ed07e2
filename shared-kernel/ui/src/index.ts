// The light door: theme and components every bundle may use. Heavier primitives have doors of their own
// (`@segue/ui/slider`, `/tabs`, `/menu`, `/popover`, `/dialog`), so that a bundle pays for what it draws.
export { Badge } from './badge';
export { Button, buttonLook, type ButtonVariant } from './button';
export { ConfirmInline } from './confirm-inline';
export { CoverImage, observeNearby } from './cover-image';
export { lazyPart, loadOnce, loadWithRetry, type LazyPart } from './lazy-part';
export {
  EmptyState,
  HeartDrawing,
  LoadFailure,
  PlaylistDrawing,
  QueueDrawing,
  SearchDrawing,
  UnpluggedDrawing,
} from './empty-state';
export { Equaliser } from './equaliser';
export { IconButton } from './icon-button';
export {
  type Icon,
  type IconProps,
  ActivityIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  ExternalIcon,
  GripIcon,
  HeartIcon,
  ImageIcon,
  InfoIcon,
  KeyboardIcon,
  LinkIcon,
  LockIcon,
  LogOutIcon,
  MailIcon,
  MenuIcon,
  MoreIcon,
  NextIcon,
  NoteIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlayNextIcon,
  PlaylistIcon,
  PlusIcon,
  PreviousIcon,
  QueueAddIcon,
  QueueIcon,
  RepeatIcon,
  RepeatOneIcon,
  QueuedIcon,
  RefreshIcon,
  SearchIcon,
  SettingsIcon,
  ShuffleIcon,
  StarIcon,
  TrashIcon,
  UploadIcon,
  UserIcon,
  VolumeIcon,
  VolumeLowIcon,
  VolumeMutedIcon,
  WarningIcon,
} from './icons';
export { NoticeList, type NoticeItem } from './notice-list';
export { ConnectionMark, ProviderDot, ProviderMark, providerColor } from './provider-mark';
export { Skeleton } from './skeleton';
export { Spinner } from './spinner';
export { TextField } from './text-field';
export {
  breakpoints,
  figures,
  focusRing,
  GlobalStyle,
  media,
  oneLine,
  t,
  theme,
  ThemeProvider,
  visuallyHidden,
  type Theme,
  type TokenPath,
} from './theme';
export { formatDuration, formatRelativeTime } from './time';
export { Tooltip, tooltip } from './tooltip';
export { VisuallyHidden } from './visually-hidden';
