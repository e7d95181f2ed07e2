export { $isChanged as $isEmailChanged } from './model';
export { EmailForm } from './view';
