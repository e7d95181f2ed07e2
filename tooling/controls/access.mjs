// Whom a route is for: what the contract declares, what the server has beside it, and whose things a list has.
import { control, edit } from './control.mjs';

const ACCESS = 'plugins/access.test.ts';
const CONTRACT = '../../shared-kernel/contract/src/routes';

export const accessControls = [
  control(
    'AB-09',
    'the contract lets an account that is not set up change its profile',
    [ACCESS, 'updateProfile for a newcomer without password'],
    edit(
      `${CONTRACT}/account.ts`,
      "path: '/api/user/profile',\n  access: 'member',",
      "path: '/api/user/profile',\n  access: 'session',",
    ),
  ),
  control(
    'AB-09',
    'the contract lists favourites to everybody',
    [ACCESS, 'listFavorites for a visitor'],
    edit(
      `${CONTRACT}/favorites.ts`,
      "access: 'member',\n  answers: { 200: favoritesSchema },",
      "access: 'anyone',\n  answers: { 200: favoritesSchema },",
    ),
  ),
  control(
    'AB-09',
    'a route outside /api is open without a word',
    ['plugins/open-routes.test.ts', 'outside /api the server has'],
    edit(
      'plugins/health.ts',
      "app.get('/health',",
      "app.get('/admin', () => 'everything');\n  app.get('/health',",
    ),
  ),
  control(
    'AB-26',
    'connections are listed to everybody',
    ['plugins/foreign-answers.test.ts', '/api/settings/connections tells the owner, and nobody else'],
    edit(
      'modules/connections/repository.ts',
      "selectAll().where('user_id', '=', userId).execute();",
      'selectAll().execute();',
    ),
  ),
];
