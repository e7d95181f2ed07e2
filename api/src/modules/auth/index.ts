export { createEnumerationLimit } from './enumeration-limit';
export { selectInvites } from './invites';
export { deleteReset } from './password-resets';
export {
  changeEmail,
  changePassword,
  findUser,
  insertUser,
  inUserTransaction,
  lockUser,
  type User,
} from './repository';
export { admitNewUser } from './registration';
export { checkPassword, parseEmail, passwordUnchanged, withUniqueEmail } from './service';
