// `npm run bench:handoff`: plays queues of short tracks in a real browser and prints the silence between two tracks.
// BENCH_ROUNDS says how often (3).
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at, root } from '../start/places.mjs';

/** Milliseconds: within one provider, and from one to the other. */
const GOALS = { within: 150, across: 250 };

const playwright = spawn(
  process.execPath,
  [at('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e/proofs.config.ts', 'hand-off.bench'],
  { cwd: root, stdio: 'inherit' },
);
playwright.on('exit', (code) => {
  process.exitCode = code ?? 1;
  const { samples, machine } = JSON.parse(readFileSync(at('reports/handoff.json'), 'utf8'));
  console.log(
    `\nSilence between two tracks, in ms (${machine.cores} cores, load ${machine.load.toFixed(1)})\n`,
  );
  const groups = new Map();
  for (const sample of samples) groups.set(groupOf(sample), [...(groups.get(groupOf(sample)) ?? []), sample]);
  for (const [group, members] of groups) console.log(lineOf(group, members));
});

const groupOf = ({ direction, visibility }) => `${direction}, ${visibility}`;

function lineOf(group, members) {
  const [from, to] = members[0].direction.split(' → ');
  const goal = from === to ? GOALS.within : GOALS.across;
  const sorted = members.map(({ silenceMs }) => silenceMs).sort((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)];
  const verdict = median <= goal ? 'reached' : 'missed';
  const figures = `median ${Math.round(median)}, worst ${Math.round(sorted.at(-1))}, of ${sorted.length}`;
  return `${group.padEnd(38)} ${figures.padEnd(36)} goal ${goal}: ${verdict}`;
}
