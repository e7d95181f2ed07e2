export { EditGate } from './gate';
export { $editError } from './model';
export { EditableCover } from './cover';
export { EditMenu, RenameButton } from './menu';
export { PlaylistTitle } from './title';
