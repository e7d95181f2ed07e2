// What other modules may use of this one.
export { createProviderAnswers, toTracks } from './provider-answers';
export { readQuery } from './service';
export { createUserTokens } from './user-tokens';
