export { createProviderAnswers, toTracks } from './provider-answers';
export { readQuery } from './routes';
export { createUserTokens } from './user-tokens';
