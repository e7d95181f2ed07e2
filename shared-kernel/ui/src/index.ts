// The light entry: theme and components that every bundle may use. Heavier parts have entries of their own
// (`@segue/ui/combobox`, `/dialog`, `/menu`, `/popover`, `/slider`, `/tabs`), so that a bundle pays for what it draws.
export { Badge } from './badge';
export { Button, buttonLook } from './button';
export { CheckBox } from './check-box';
export { ConfirmInline } from './confirm-inline';
export { CoverImage } from './cover-image';
export { lazyPart, loadOnce, loadWithRetry } from './lazy-part';
export {
  HeartDrawing,
  PlaylistDrawing,
  QueueDrawing,
  SearchDrawing,
  UnpluggedDrawing,
} from './empty-state/drawings';
export { EmptyState } from './empty-state/empty-state';
export { LoadFailure } from './empty-state/load-failure';
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
export { fieldInput, fieldLook, figures, fingerHigh, keyCap } from './theme/control-mixins';
export { media } from './theme/media';
export { cardSurface, lightDark, oneLine, quietText, visuallyHidden } from './theme/mixins';
export { t } from './theme/token';
export { formatDate, formatDuration, formatRelativeTime } from './time';
export { VisuallyHidden } from './visually-hidden';
