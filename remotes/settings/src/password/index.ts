export { $isOpen as $isPasswordFormOpen } from './model';
export { PasswordCard } from './view';
