import removeStyleComments from './style-comments-loader.mjs';

test('style comments: one with its lines to itself is left out, over several lines too', () => {
  const source = 'const A = css`\n  /* The grip\n     is wide. */\n  width: 1px;\n`;\n';
  expect(removeStyleComments(source)).toBe('const A = css`\n  width: 1px;\n`;\n');
});

test.each([
  '  /* one */ width: 1px; /* two */\n',
  '  width: 1px; /* at the end */\n',
  '  /* webpackIgnore: true */\n  address\n',
  "const open = '/*';\nconst close = '*/';\n",
])('style comments: code beside a comment, and a comment for the bundler, stay (%j)', (source) => {
  expect(removeStyleComments(source)).toBe(source);
});
