// What other modules may use of this one.
export { createCurrentPasswordCheck, type CurrentPasswordCheck, type SessionOwner } from './current-password';
