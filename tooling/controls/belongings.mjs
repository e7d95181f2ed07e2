// What belongs to one person: lists and covers, connections and their tokens, the way back into an account.
import { control, edit } from './control.mjs';

const PLAYLISTS = 'modules/playlists/playlists.test.ts';
const RESET = 'modules/auth/password-reset.test.ts';
const RESETS = 'modules/auth/password-resets.ts';
const AUTH = 'modules/auth/auth.test.ts';
const LISTS = 'modules/playlists/repository.ts';
const stillValid =
  ".where('token_hash', '=', hashOf(token))\n      .where('expires_at', '>', now.toISOString())";
/** The first look at whose playlist it is; the queries themselves look once more. */
const noFirstLook = edit(
  LISTS,
  ".where('id', '=', playlistId)\n    .where('user_id', '=', userId)\n    .executeTakeFirst();\n  return row !== undefined;",
  ".where('id', '=', playlistId)\n    .executeTakeFirst();\n  return row !== undefined;",
);

export const belongingControls = [
  control(
    'AB-05',
    'scripts can read the session',
    [AUTH, 'the session is in a cookie scripts cannot read, and in no answer'],
    edit('plugins/sessions/session.ts', "path: '/', httpOnly: true", "path: '/', httpOnly: false"),
  ),
  control(
    'AB-05',
    'over https the session travels in the clear as well',
    [AUTH, 'over https the cookie is bound to the host and never sent in the clear'],
    edit('plugins/sessions/session.ts', "sameSite: 'lax', secure }", "sameSite: 'lax', secure: false }"),
  ),
  control(
    'AB-02',
    'an unknown address is answered at once',
    [AUTH, 'an unknown address costs a hash, as a wrong password does'],
    edit(
      'modules/auth/service.ts',
      'const fits = await passwords.verify(',
      'const fits = user !== null && await passwords.verify(',
    ),
  ),
  control(
    'AB-20',
    'a link that resets a password works twice',
    [RESET, 'it works once, however many try at once'],
    edit(
      RESETS,
      `.deleteFrom('password_resets')\n      ${stillValid}\n      .returning('user_id')`,
      `.selectFrom('password_resets')\n      ${stillValid}\n      .select('user_id')`,
    ),
  ),
  control(
    'AB-20',
    'a link that resets a password works for ever',
    [RESET, 'it ends after an hour, and when a newer one is made'],
    edit(RESETS, 'const LIFE_MS = 3_600_000;', 'const LIFE_MS = 3_600_000_000;'),
  ),
  control(
    'AB-20',
    'the database keeps links that reset a password as they are',
    [RESET, 'the database keeps no link that would open anything'],
    edit(RESETS, 'token_hash: hashOf(token)', 'token_hash: token'),
  ),
  control(
    'AB-22',
    'a round under way connects again what was disconnected',
    ['modules/connections/connect-round.test.ts', 'it was disconnected meanwhile'],
    edit('modules/connections/routes.ts', 'await forgetConnecting(transaction, userId, provider);'),
  ),
  control(
    'AB-23',
    "SoundCloud's token is given to the browser",
    ['modules/connections/access-tokens.test.ts', "SoundCloud's token never leaves the server"],
    edit('modules/connections/routes.ts', "body.provider === 'spotify' ?", 'true ?'),
  ),
  control(
    'AB-23',
    'a token is handed out as often as somebody asks',
    ['plugins/rate-limits.test.ts', 'a token is handed out thirty times an hour, counted per person'],
    edit('modules/connections/routes.ts', '{ rateLimit: accountLimits(app).token }', '{}'),
  ),
  control(
    'AB-26',
    'a playlist is read by everybody',
    [PLAYLISTS, "nobody reads or changes another person's playlist"],
    noFirstLook,
    edit(
      LISTS,
      "\n    .where('playlists.user_id', '=', userId)\n    .orderBy('playlist_tracks.position')",
      "\n    .orderBy('playlist_tracks.position')",
    ),
  ),
  control(
    'AB-26',
    'a playlist is deleted by everybody',
    [PLAYLISTS, "another person's playlist is as absent as one that never was"],
    noFirstLook,
    edit(
      LISTS,
      ".where('user_id', '=', userId)\n    .executeTakeFirst();\n  return numDeletedRows === 1n;",
      '.executeTakeFirst();\n  return numDeletedRows === 1n;',
    ),
  ),
  control(
    'AB-26',
    'the order of a playlist is changed by everybody',
    ['plugins/access.test.ts', 'movePlaylistTrack for a another member'],
    noFirstLook,
  ),
  control(
    'AB-26',
    'favourites are listed to everybody',
    ['modules/favorites/favorites.test.ts', "one person's favourites are nobody else's"],
    edit('modules/favorites/repository.ts', "\n    .where('favorites.user_id', '=', userId)"),
  ),
  control(
    'AB-27',
    'a cover is shown to everybody',
    [PLAYLISTS, 'a cover is nothing to anybody but its owner'],
    edit('modules/playlists/cover-repository.ts', "\n    .where('playlists.user_id', '=', userId)"),
  ),
  control(
    'AB-32',
    'every address of an IPv6 network counts as another sender',
    ['plugins/network.test.ts', ''],
    edit('plugins/network.ts', "return groups.slice(0, 4).join(':');", "return groups.join(':');"),
  ),
  control(
    'AB-32',
    'a sender says which network counts',
    ['plugins/rate-limits.test.ts', 'nobody chooses the network they are counted for'],
    edit('app.ts', 'config.trustedProxies.length > 0 ? [...config.trustedProxies] : false', 'true'),
  ),
];
