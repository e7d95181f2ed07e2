import droppableParts from './droppable-parts.mjs';

test('what React makes may be dropped when nobody uses it', () => {
  expect(droppableParts('var Form = React10.forwardRef(\n')).toBe(
    'var Form = /* @__PURE__ */ React10.forwardRef(\n',
  );
});

test('a name for tools keeps nothing alive', () => {
  expect(droppableParts('Form.displayName = "Form";\nvar fetcherId = 0;')).toBe('\nvar fetcherId = 0;');
});

test('everything else stays as it is', () => {
  const text = '    FetcherForm2.displayName = "fetcher.Form";\nlet route = React.createElement(Route);';
  expect(droppableParts(text)).toBe(text);
});
