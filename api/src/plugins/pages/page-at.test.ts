import { parsePrerendered, QUERY_TEXT_MARK, type PrerenderedPage } from '@segue/remote-kit/releases';
import * as fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { pageAt, type DrawnPage } from './page-at';

const drawn = (html: string): PrerenderedPage => ({ html, styles: '' });
const FIELD = `<main><input value="${QUERY_TEXT_MARK}"/><h2>${QUERY_TEXT_MARK}</h2></main>`;
const PAGES: DrawnPage[] = [
  ['/home', drawn('home')],
  [`/home?q=${QUERY_TEXT_MARK}`, drawn(FIELD)],
  [`/home?q=${QUERY_TEXT_MARK}&tab=spotify`, drawn('spotify')],
];
const htmlAt = (search: string, path = '/home') => pageAt(PAGES, path, new URLSearchParams(search))?.html;

test.each([
  ['', 'home'],
  ['tab=spotify&q=rain', 'spotify'],
])('the page of /home?%s is the one that was drawn with these parameters', (search, html) => {
  expect(htmlAt(search)).toBe(html);
});

test.each([
  ...['q=rain&tab=charts', 'q=rain&utm_source=mail', 'q=rain&q=sun', 'tab=spotify', 'q=', 'q=+', 'q=ra%0Ain'],
  `q=${'x'.repeat(201)}`,
])('no page was drawn for /home?%s', (search) => {
  expect(htmlAt(search)).toBeUndefined();
});

test('another path has no page, and the text is trimmed as the screen does', () => {
  expect(htmlAt('q=rain', '/terms')).toBeUndefined();
  for (const search of ['q=+rain', 'q=rain%0A']) expect(htmlAt(search)).toBe(htmlAt('q=rain'));
});

const HOSTILE = [
  '"><script>alert(1)</script>',
  '" autofocus onfocus="alert(1)',
  "'><img src=x onerror=alert(1)>",
  '</h2></main><style>*{}</style>',
  "$& $' $` $$ $1",
  QUERY_TEXT_MARK,
  '\u202eمساء الخير',
];
const texts = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
  fc
    .array(fc.constantFrom(...'<>"\'&;$/=! abc', ...HOSTILE), { minLength: 1, maxLength: 5 })
    .map((parts) => parts.join('')),
);

test('any text is shown as it is, and is nothing else than a text', () => {
  const shape = (root: Element) =>
    [...root.querySelectorAll('*')].map(({ tagName, attributes }) => [tagName, attributes.length]);
  const { document } = new JSDOM('').window;
  const parse = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
  const expected = shape(parse(FIELD));
  fc.assert(
    fc.property(texts, (text) => {
      const html = htmlAt(new URLSearchParams({ q: text }).toString());
      if (html === undefined) return;
      const root = parse(html);
      expect(shape(root)).toEqual(expected);
      expect(root.querySelector('input')?.getAttribute('value')).toBe(text.trim());
      expect(root.querySelector('h2')?.textContent).toBe(text.trim());
    }),
  );
});

test.each([
  ['an address', `<a href="/home?q=${QUERY_TEXT_MARK}">`],
  ['the beginning of an address', `<a href="${QUERY_TEXT_MARK}">`],
  ['another text', `<p>Results for ${QUERY_TEXT_MARK}</p>`],
  ['the name of an element', `<${QUERY_TEXT_MARK}>`],
])('a file with the mark in %s cannot be used', (_, html) => {
  const settings = { demoCatalogue: false, separateProviders: false, providers: [] };
  const facts = { schema: 2, shell: '1.0.0', page: `sha384-${'A'.repeat(64)}`, container: 'search_1' };
  const variants = [{ settings, pages: { '/home': drawn(html) } }];
  const pair = { ...facts, renderer: 'r', styledComponents: '6.6.0', variants };
  expect(() => parsePrerendered(JSON.stringify(pair), 'file')).toThrow('has a text of the address inside');
});
