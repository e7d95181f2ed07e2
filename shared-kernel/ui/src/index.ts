// The light entry: theme and components that every bundle may use. Heavier parts have entries of their own
// (`@segue/ui/combobox`, `/dialog`, `/menu`, `/popover`, `/slider`, `/tabs`), so that a bundle pays for what it draws.
export { Badge } from './badge';
export { Button, buttonLook } from './button';
export { ConfirmInline } from './confirm-inline';
export { CoverImage } from './cover-image';
export { lazyPart, loadOnce, loadWithRetry } from './lazy-part';
export {
  EmptyState,
  HeartDrawing,
  LoadFailure,
  PlaylistDrawing,
  QueueDrawing,
  SearchDrawing,
  UnpluggedDrawing,
} from './empty-state';
export { ErrorMessage } from './error-message';
export { Equaliser } from './equaliser';
export { IconButton } from './icon-button';
export {
  AlbumIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  ClockIcon,
  CloseIcon,
  DownloadIcon,
  ExternalIcon,
  GripIcon,
  HeartIcon,
  LinkIcon,
  LogOutIcon,
  MiniPlayerIcon,
  MoonIcon,
  MoreIcon,
  NextIcon,
  PauseIcon,
  PencilIcon,
  PlayIcon,
  PlayNextIcon,
  PlaylistIcon,
  PlusIcon,
  PreviousIcon,
  QueueAddIcon,
  RepeatIcon,
  RepeatOneIcon,
  QueuedIcon,
  SearchIcon,
  SettingsIcon,
  ShuffleIcon,
  TrashIcon,
  UndoIcon,
  UploadIcon,
  UserIcon,
  VolumeIcon,
  VolumeLowIcon,
  VolumeMutedIcon,
} from './icons/icons';
export { QueueIcon, WarningIcon } from './icons/first-icons';
export { HomeSection } from './home-section';
export { tileLook, TileText } from './tile';
export { NoticeList } from './notice-list';
export { Page } from './page';
export { ConnectionText, ProviderLogo, ProviderMark, providerColor } from './provider-mark/provider-mark';
export { Select } from './select';
export { Skeleton } from './skeleton';
export { Spinner } from './spinner';
export { TextField } from './text-field';
export {
  cardSurface,
  figures,
  fingerHigh,
  lightDark,
  media,
  oneLine,
  quietText,
  t,
  visuallyHidden,
} from './theme';
export { formatDate, formatDuration, formatRelativeTime } from './time';
export { VisuallyHidden } from './visually-hidden';
