// What other modules may use of this one.
export { createProviderAnswers, toTracks } from './provider-answers';
export { readQuery } from './routes';
export { createUserTokens } from './user-tokens';
