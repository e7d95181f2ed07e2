import { DatabaseError, databaseFailure } from './failures';

const coded = (code: string) => Object.assign(new Error('engine message'), { code });

test.each([
  ['08006', 'unavailable'],
  ['53300', 'unavailable'],
  ['55P03', 'unavailable'],
  ['57014', 'unavailable'],
  ['57P01', 'unavailable'],
  ['57P03', 'unavailable'],
  ['40P01', 'conflict'],
  ['40001', 'conflict'],
  ['53100', 'unwritable'],
  ['25006', 'unwritable'],
  ['ENOSPC', 'unwritable'],
  ['ECONNREFUSED', 'unavailable'],
  ['ECONNRESET', 'unavailable'],
  ['23505', null],
  ['42P01', null],
])('an error with code %s is classified as %s', (code, kind) => {
  expect(databaseFailure(coded(code))).toBe(kind);
});

test.each([
  [13, 'unwritable'],
  [10 + (19 << 8), 'unwritable'],
  [5 + (2 << 8), 'unavailable'],
  [2067, null],
])('SQLite: error number %s is classified as %s', (errcode, kind) => {
  expect(databaseFailure(Object.assign(coded('ERR_SQLITE_ERROR'), { errcode }))).toBe(kind);
});

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
])('pg: "%s" is classified as unavailable', (message) => {
  expect(databaseFailure(new Error(message))).toBe('unavailable');
});

test('the message of a DatabaseError contains message and code of its cause', () => {
  const full = Object.assign(coded('ERR_SQLITE_ERROR'), { errcode: 13, sqliteCodeName: 'SQLITE_FULL' });
  expect(new DatabaseError('unwritable', full).message).toBe(
    'The database cannot be written: engine message, SQLITE_FULL',
  );
  const withoutMessage = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(new DatabaseError('unavailable', withoutMessage).message).toBe(
    'The database is unavailable: ECONNREFUSED',
  );
});
