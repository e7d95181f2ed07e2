export { PasswordCard } from './view';
