export { $isOpen as $isDeletionFormOpen } from './model';
export { AccountDeletion } from './view';
