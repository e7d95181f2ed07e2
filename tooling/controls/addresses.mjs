// Addresses, and how often one may try: tricks with e-mails, guessing, floods.
import { control, edit } from './control.mjs';

const ADDRESS = 'modules/auth/email-address.test.ts';
const AUTH = 'modules/auth/auth.test.ts';
const LIMITER = 'modules/auth/sign-in-limiter.slow.test.ts';
const LIMITS = 'plugins/rate-limits.test.ts';
const DEVICES = 'plugins/sessions/devices.test.ts';

export const addressControls = [
  control(
    'AB-10',
    'two ways to write one letter are two addresses',
    [ADDRESS, 'two ways to write one letter are one address'],
    edit('modules/auth/email-address.ts', "typed.normalize('NFC').trim()", 'typed.trim()'),
    edit('modules/auth/email-address.ts', ".join('')\n    .normalize('NFC')", ".join('')"),
  ),
  control(
    'AB-10',
    'signs that only look like others are taken',
    [ADDRESS, 'a sign that only looks like another is refused'],
    edit(
      'modules/auth/email-address.ts',
      "text !== text.normalize('NFKC') || text.includes(OTHER_DOT)",
      'false',
    ),
  ),
  control(
    'AB-10',
    'control and format characters are taken',
    [ADDRESS, 'is no address'],
    edit('../../shared-kernel/contract/src/rules.ts', '\\p{C}\\p{DI}', '\\p{DI}'),
  ),
  control(
    'AB-10',
    'characters that are not drawn are taken',
    [ADDRESS, 'no character that is not drawn is part of an address'],
    edit('../../shared-kernel/contract/src/rules.ts', '\\p{DI}\\u2800'),
  ),
  control(
    'AB-10',
    'letters with several small forms are several addresses',
    [ADDRESS, 'a sharp s: one address'],
    edit('modules/auth/email-address.ts', 'text.toLowerCase().toUpperCase()', 'text'),
  ),
  control(
    'AB-10',
    'the two names of a host are two addresses',
    [ADDRESS, 'the other name of a host: one address'],
    edit(
      'modules/auth/email-address.ts',
      '(!ASCII.test(host) && domainToASCII(host)) || foldCase(host)',
      'foldCase(host)',
    ),
  ),
  control(
    'AB-10',
    'other capitals are another address',
    [AUTH, 'an address is taken once, also with the same address'],
    edit('modules/auth/email-address.ts', 'key: emailKey(email)', "key: email.normalize('NFC')"),
  ),
  control(
    'AB-10',
    'the database takes one address twice',
    [AUTH, 'of many who register one address at once, exactly one succeeds'],
    edit(
      'database/migrations/0001-accounts.ts',
      ".addColumn('email_key', 'text', (column) => column.unique())",
      ".addColumn('email_key', 'text')",
    ),
  ),
  control(
    'AB-10',
    "the database's refusal of a second account is a crash",
    [AUTH, 'of many who register one address at once, exactly one succeeds'],
    edit('modules/auth/service.ts', "if (isUniqueViolation(error)) failure('emailInUse');"),
  ),
  control(
    'AB-01',
    'guesses at one address are not counted',
    [LIMITS, 'the sixth wrong password for one address is not even tried'],
    edit(
      'modules/auth/sign-in-limiter.ts',
      '{ about: `address ${network} ${emailKey}`, limit: limits.signInsPerAddress, windowMs: WINDOW_MS },',
    ),
  ),
  control(
    'AB-01',
    'guesses of one network are not counted',
    [LIMITER, 'one network cannot go through many addresses'],
    edit(
      'modules/auth/sign-in-limiter.ts',
      '{ about: `network ${network}`, limit: limits.signInsPerNetwork, windowMs: WINDOW_MS },',
    ),
  ),
  control(
    'AB-01',
    'guesses of all strangers together are not counted',
    [
      DEVICES,
      'while strangers guess, the owner signs in on a device that did so before, and nobody else does',
    ],
    edit(
      'modules/auth/sign-in-limiter.ts',
      '{ about: strangersAt(emailKey), limit: limits.signInsPerAddressADay, windowMs: DAY_MS },',
    ),
  ),
  control(
    'AB-02',
    'one network learns of as many addresses as it likes',
    [LIMITER, 'a patient network learns of thirty addresses an hour'],
    edit('modules/auth/sign-in-limiter.ts', '    differing: emailKey,\n'),
    edit('modules/auth/sign-in-limiter.ts', 'limit: limits.addressesPerNetworkAnHour', 'limit: Infinity'),
  ),
  ...['registering it', 'setting an account up with it', 'changing to it'].map((way) =>
    control(
      'AB-02',
      `${way} tells of as many addresses as one likes`,
      ['modules/auth/address-count.test.ts', `${way} says that an address is taken, until the hour is full`],
      edit('modules/auth/address-count.ts', 'if (!isTaken) await', 'await'),
    ),
  ),
  control(
    'AB-02',
    'an account asks for as many addresses as it likes',
    ['modules/profile/email-changes.test.ts', 'an account asks for five addresses an hour'],
    edit('modules/profile/routes.ts', 'await countEmailChange(userId, change.password);'),
  ),
  control(
    'AB-02, AB-08',
    'an intruder uses up the changes of the e-mail',
    ['modules/profile/email-changes.test.ts', 'who uses these up keeps the owner neither'],
    edit('modules/profile/routes.ts', "isProven ? 'with the password' : 'in a session'", "''"),
  ),
  control(
    'AB-01',
    'guesses that come at once slip through together',
    [LIMITER, 'of many attempts at once no more than the limit are tried'],
    edit(
      'database/attempts.ts',
      'if (over !== null) await subtract(transaction, keyed);\n    return over;',
      'return null;',
    ),
  ),
  control(
    'AB-03',
    "the owner's own device shares the attempts of strangers",
    [
      DEVICES,
      'while strangers guess, the owner signs in on a device that did so before, and nobody else does',
    ],
    edit('modules/auth/sign-in-limiter.ts', 'if (device !== null) {', 'if (false) {'),
  ),
  control(
    'AB-03',
    'a made-up device cookie is believed',
    [DEVICES, 'a cookie with another signature is a stranger'],
    edit(
      'secrets/signer.ts',
      'return given.length === right.length && timingSafeEqual(given, right);',
      'return given.length === right.length;',
    ),
  ),
  control(
    'AB-03',
    'a device of one account is known at every account',
    [DEVICES, 'a device of one account is a stranger at another'],
    edit('plugins/sessions/devices.ts', '`${id} ${account.id} ${account.password_updated_at}`', '`${id}`'),
  ),
  ...['an operator resets', 'the owner changes elsewhere'].map((way) =>
    control(
      'AB-03, AB-20',
      `a device outlives a password that ${way}`,
      [DEVICES, `a password that ${way} makes strangers of the devices of before`],
      edit('plugins/sessions/devices.ts', ' ${account.password_updated_at}'),
    ),
  ),
  control(
    'AB-03',
    'the browser that changes the password is a stranger afterwards',
    [DEVICES, 'the browser that changes the password is known with the new one'],
    edit(
      'plugins/sessions/session.ts',
      'app.devices.remember(request, reply, account);\n        return',
      'return',
    ),
  ),
  control(
    'AB-04',
    'everybody who comes is hashed for at once',
    ['semaphore.test.ts', 'tasks beyond the capacity wait, and tasks beyond the queue are rejected at once'],
    edit('semaphore.ts', 'if (running >= capacity && queue.length >= queueLength) throw busyError();'),
    edit('semaphore.ts', 'if (running < capacity)', 'if (true)'),
  ),
  control(
    'AB-04',
    'everybody may wait for a hash',
    ['secrets/password-hasher.slow.test.ts', 'of a crowd most are refused at once'],
    edit('secrets/password-hasher.ts', 'queueLength: QUEUE_LENGTH', 'queueLength: Infinity'),
  ),
  control(
    'AB-01',
    'one sender makes as many accounts as they like',
    [LIMITS, 'one sender makes thirty accounts in ten minutes and no more'],
    edit('plugins/rate-limits.ts', 'newAccount: { max: limits.newAccounts,', 'newAccount: { max: 1000,'),
  ),
  control(
    'AB-15',
    'one sender starts as many provider rounds as they like',
    [LIMITS, 'who starts too many provider rounds lands on a screen'],
    edit(
      'modules/connections/redirect-routes.ts',
      'if (!counted.isAllowed && counted.isExceeded)',
      'if (false)',
    ),
  ),
];
