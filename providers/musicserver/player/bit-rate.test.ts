import { bitRateQuery } from './bit-rate';
import '@segue/shell/page.fixture';

test.each([
  [null, '', ''],
  ['192k', '', '?bitRate=192k'],
  ['mobile', 'wifi', ''],
  ['mobile', 'cellular', '?bitRate=128k'],
  ['loud', 'cellular', ''],
])('bit rate: chosen %s, network %p: the query is %p [MUSIC-57]', (chosen, type, query) => {
  Object.assign(navigator, { connection: { type } });
  if (chosen !== null) localStorage.setItem('bitRate', chosen);
  expect(bitRateQuery()).toBe(query);
});
