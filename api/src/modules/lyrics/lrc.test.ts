import { parseLrc } from './lrc';

test.each([
  ['hundredths', '[01:02.34] One', ['62340 One']],
  ['milliseconds', '[00:01.234]One', ['1234 One']],
  ['tenths', '[00:01.2] One', ['1200 One']],
  ['no fraction', '[03:07] One', ['187000 One']],
  ['a colon before the fraction', '[00:01:50] One', ['1500 One']],
  ['more than an hour', '[61:00.00] One', ['3660000 One']],
  [
    'several stamps in a line',
    '[00:10.00][00:30.00] Again\n[00:20.00] Other',
    ['10000 Again', '20000 Other', '30000 Again'],
  ],
  ['an empty line', '[00:01.00] One\n[00:02.00]\n', ['1000 One', '2000 ']],
  ['a positive offset: earlier', '[offset:+500]\n[00:01.00] One', ['500 One']],
  ['a negative offset: later', '[OFFSET: -250]\n[00:01.00] One', ['1250 One']],
  ['an offset before the start', '[offset:5000]\n[00:01.00] One', ['0 One']],
  ['other tags', '[ar:Ada Solano]\n[length: 03:48]\n[00:01.00] One', ['1000 One']],
  ['times of words', '[00:01.00] <00:01.00> One <00:01.50> two', ['1000 One two']],
  ['brackets in the text', '[00:01.00] One [x2] [00:99]', ['1000 One [x2] [00:99]']],
  ['Windows lines', '[00:01.00] One\r\n[00:02.00] Two\r', ['1000 One', '2000 Two']],
  ['text without a time', 'Plain\n[00:75.00] Two\n[aa:bb] Three\n00:01.00 Four\n[00:01.00', []],
  ['nothing', '', []],
])('LRC: %s [LYRICS-05]', (_, text, lines) => {
  expect(parseLrc(text).map((line) => `${line.at} ${line.text}`)).toEqual(lines);
});

test('LRC: at most 2000 lines, in time linear to its length [LYRICS-05]', () => {
  expect(parseLrc('[00:01.00]'.repeat(5000))).toHaveLength(2000);
  const start = performance.now();
  parseLrc(`${'[00:01.00] '.repeat(4000)}[`);
  parseLrc('[00:0'.repeat(10_000));
  expect(performance.now() - start).toBeLessThan(500);
});
