export { ConfirmInline } from './confirm-inline';
