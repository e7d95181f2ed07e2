import { extendsSearch, parseRecent, remembered } from './recent-searches';

test('the newest is first, and five are kept', () => {
  const six = ['one', 'two', 'three', 'four', 'five', 'six'].reduce<readonly string[]>(
    (recent, query) => remembered(recent, query),
    [],
  );
  expect(six).toEqual(['six', 'five', 'four', 'three', 'two']);
});

test('the same words in another case move up instead of standing twice', () => {
  expect(remembered(['Late Ferry', 'night swim'], 'NIGHT SWIM')).toEqual(['NIGHT SWIM', 'Late Ferry']);
});

test('a search that goes on from the one just stored takes its place', () => {
  expect(extendsSearch('Drake', 'dra')).toBe(true);
  expect(extendsSearch('dra', 'drake')).toBe(false);
  expect(remembered(['dra', 'björk'], 'drake', 'dra')).toEqual(['drake', 'björk']);
});

test.each([
  ['["a","b"]', ['a', 'b']],
  ['["  a ","A",7,null,"",{"b":1}]', ['a']],
  ['["1","2","3","4","5","6"]', ['1', '2', '3', '4', '5']],
  ['{"not":"a list"}', null],
  ['not json', null],
])('stored %s is parsed as %j', (text, parsed) => {
  const { value, problems } = parseRecent(text);
  expect(problems.length > 0 ? null : value).toEqual(parsed);
});

test('an endless entry is cut', () => {
  expect(parseRecent(JSON.stringify(['x'.repeat(10_000)])).value[0]).toHaveLength(500);
});
