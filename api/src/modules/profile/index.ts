export { createCurrentPasswordCheck, type CurrentPasswordCheck, type SessionOwner } from './current-password';
