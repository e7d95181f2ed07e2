import { extendsSearch, parseRecent, withSearch } from './recent-model';

test('the newest search is first, and five are kept [PERSIST-12]', () => {
  const six = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<readonly string[]>(
    (recent, query) => withSearch(recent, query),
    [],
  );
  expect(six).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('the same text in another case is moved to the top, not listed twice', () => {
  expect(withSearch(['Late Ferry', 'night swim'], 'NIGHT SWIM')).toEqual(['NIGHT SWIM', 'Late Ferry']);
});

test('a search that extends the last stored one replaces it', () => {
  expect(extendsSearch('Drake', 'dra')).toBe(true);
  expect(extendsSearch('dra', 'drake')).toBe(false);
  expect(withSearch(['dra', 'björk'], 'drake', 'dra')).toEqual(['drake', 'björk']);
});

test.each([
  [null, []],
  ['["a","b"]', ['a', 'b']],
  ['["  a ","A",7,null,"",{"b":1}]', ['a']],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ['{"not":"a list"}', null],
  ['not json', null],
])('the stored text %s is parsed as %j', (stored, read) => {
  expect(parseRecent(stored)).toEqual(read);
});

test('an entry of 10,000 characters is cut to 500', () => {
  expect(parseRecent(JSON.stringify(['x'.repeat(10_000)]))?.[0]).toHaveLength(500);
});
