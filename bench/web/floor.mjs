// The floor: a hello page with the libraries of the product and nothing else, in one bundle.
import { runCompiler } from '@segue/remote-kit/rspack/run-compiler';
import { browserConfig } from '@segue/remote-kit/rspack/base-config';
import { VendorBuilds } from '@segue/remote-kit/rspack/vendor-builds';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from '../../tooling/start/paths.mjs';

const SOURCE = `
import { createEvent, createStore, fork } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import styled from 'styled-components';

const textChanged = createEvent<string>();
const $text = createStore('').on(textChanged, (_, text) => text);

function Hello() {
  const { text, onChange } = useUnit({ text: $text, onChange: textChanged });
  return (
    <Page>
      <h1>Hello</h1>
      <input aria-label="Search" value={text} onChange={(event) => onChange(event.target.value)} />
      {text !== '' && <button aria-label="Clear search" onClick={() => onChange('')}>×</button>}
      <Link to="/second">Second</Link>
    </Page>
  );
}

const Page = styled.main\`
  max-width: 680px;
  margin: 80px auto;
  font-family: sans-serif;
\`;

createRoot(document.getElementById('root')!).render(
  <Provider value={fork()}>
    <BrowserRouter>
      <Routes>
        <Route path="/second" element={<Page><h1>Second</h1></Page>} />
        <Route path="*" element={<Hello />} />
      </Routes>
    </BrowserRouter>
  </Provider>,
);
`;

const HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Floor</title>
    <link rel="icon" href="data:," />
    <script defer src="/floor.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

/** Builds the floor into a folder, with `index.html`. @param {string} folder absolute */
export async function buildFloor(folder) {
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'floor.tsx');
  writeFileSync(entry, SOURCE);
  const output = join(folder, 'dist');
  await runCompiler({
    // The libraries are found as the shell finds them.
    ...browserConfig({ name: 'floor', context: at('shell') }),
    entry,
    output: { path: output, clean: true, filename: 'floor.js' },
    plugins: [new VendorBuilds()],
  });
  writeFileSync(join(output, 'index.html'), HTML);
  return output;
}
