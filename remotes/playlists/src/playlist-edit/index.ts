export { EditGate } from './gate';
export { $draft, $editError } from './model';
export { EditableCover } from './cover';
export { EditMenu, RenameButton } from './menu';
export { PlaylistTitle } from './title';
