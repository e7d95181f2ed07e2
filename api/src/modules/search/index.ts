// What other modules may use of this one.
export { createUserTokens, type UserTokens } from './user-tokens';
