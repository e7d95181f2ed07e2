// Puts the frame into the built page of the shell.
import { rspack } from '@rspack/core';
import { readFileSync, writeFileSync } from 'node:fs';
import { at, readJson } from '../start/paths.mjs';
import { loadSource } from './load-source.mjs';
import { REMOTES } from './remotes.mjs';

export async function drawFrameIntoPage() {
  const { drawFrame } = await loadSource('tooling', 'rspack/frame.tsx', {
    // In one bundle with React, which its packages share. Only lazy parts load the typeface.
    externals: [],
    plugins: [new rspack.IgnorePlugin({ resourceRegExp: /\.woff2$/ })],
    resolve: { extensions: ['.tsx', '.ts', '.js', '.mjs', '.json'] },
  });
  const frame = await drawFrame(REMOTES.map((name) => readJson(at('remotes', name, 'remote.json'))));
  const page = at('shell/dist/index.html');
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace('<!--segue:frame-->', () => frame),
  );
}
