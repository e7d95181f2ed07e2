export { createUser, PROXY_ISSUER, signInAs, type OutsideIdentity } from './identities';
export { selectInvites } from './invites';
export { deleteReset } from './password-resets';
export { changeCredentials, findUser, inUserTransaction, lockUser, type User } from './repository';
export { checkPassword, parseEmail, passwordUnchanged } from './service';
export { createEnumerationLimit } from './sign-in-limiter';
