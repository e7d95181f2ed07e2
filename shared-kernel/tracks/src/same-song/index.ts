export { CONFIDENT, sameSong, searchTexts, type SameSong } from './same-song';
