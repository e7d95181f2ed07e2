import { cutCharacters, searchQuery } from './rules';
test.each([
    ['letters', 'x'.repeat(10_000), 'x'.repeat(500)],
    ['emoji of two units', '🎧'.repeat(600), '🎧'.repeat(500)],
    ['emoji after one letter', `x${'🎧'.repeat(600)}`, `x${'🎧'.repeat(499)}`],
    ['letters with combining accents', 'e\u0301'.repeat(600), 'e\u0301'.repeat(250)],
    ['a blank at the cut', `${'x'.repeat(499)} y`, 'x'.repeat(499)],
])('search query: %s are cut at 500 code points [VALID-37]', (_, text, query) => {
    expect(searchQuery(text)).toBe(query);
});
test.each(['\ud83c', 'a\udfa7b', `${'🎧'.repeat(499)}\ud83c🎧`])('search query: a lone surrogate is removed, so that the query can be encoded [VALID-37]', (text) => {
    expect(() => encodeURIComponent(searchQuery(text))).not.toThrow();
});
test('search query: a text within the limit is trimmed only', () => {
    expect(searchQuery('  Sigur Rós 🎧 ')).toBe('Sigur Rós 🎧');
    expect(searchQuery(' \n ')).toBe('');
});
test('search query: 500 characters of four bytes fit a request line of 8 KB', () => {
    const path = `/api/search/${encodeURIComponent(searchQuery('🎧'.repeat(9999)))}/soundcloud/20/9980`;
    expect(path.length).toBeLessThan(8192 - 'GET  HTTP/1.1\r\n'.length);
});
test('a cut never splits a surrogate pair', () => {
    for (let max = 0; max < 6; max += 1)
        expect(cutCharacters('a🎧b🎧c', max).isWellFormed()).toBe(true);
});
