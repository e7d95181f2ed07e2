import { lazyPart, type LazyPart } from '@segue/ui';
import type { ExportProps } from './dialog';

/** The dialog that saves a list of tracks as a file or copies it as text; downloaded at the first use. */
export const ExportTracks: LazyPart<ExportProps> = lazyPart(() =>
  import('./dialog').then((dialog) => dialog.ExportTracks),
);
