// The kernel's surface and version, both in shared-kernel/surface.json.
//   npm run kernel -- update           records a changed surface, with the minor or patch step that it demands
//   npm run kernel -- version <step>   records it with this step: major when remotes in use break, minor for a changed type that
//                                      they can live with
//   npm run kernel -- check            fails when the recorded surface is not the present one (part of `npm run types`)
import { writeFileSync } from 'node:fs';
import { log, UserError } from '../start/log.mjs';
import { at, readJson, root, TSC } from '../start/paths.mjs';
import { commandError, run, runMain } from '../start/processes.mjs';
import { changesBetween, isLarger, nextVersion, STEPS } from './changes.mjs';
import { isShared, kernelFolders, readSurface } from './surface.mjs';
import { writeKernelVersion } from './versions.mjs';

const RECORDED = at('shared-kernel/surface.json');
const recorded = readJson(RECORDED);
const sentencesOf = (changes) => changes.map(({ sentence, step }) => `${sentence} (${step})`).join('\n');

/** @param {string} [chosen] step */
async function update(chosen) {
  const { code, output } = await run(process.execPath, [TSC, '-b', ...kernelFolders()]);
  if (code !== 0) throw commandError('The kernel does not compile.', output);
  const entries = readSurface();
  const changes = changesBetween(recorded.entries, entries, isShared);
  const unmet = changes.filter(({ step, least }) =>
    chosen ? isLarger(least, chosen) : isLarger(step, 'minor'),
  );
  if (unmet.length > 0) {
    throw new UserError(
      `${sentencesOf(unmet)}\nTake it back, or say the step: npm run kernel -- version major; minor for a changed type that suits ` +
        'the remotes in use.',
    );
  }
  const step = chosen ?? STEPS.findLast((one) => changes.some((change) => change.step === one));
  const version = step ? nextVersion(recorded.version, step) : recorded.version;
  writeKernelVersion(root, version);
  writeFileSync(RECORDED, `${JSON.stringify({ version, entries }, null, 2)}\n`);
  log(`${sentencesOf(changes)}\nshared-kernel/surface.json holds the surface of kernel ${version}.`.trim());
}

function check() {
  const changes = changesBetween(recorded.entries, readSurface(), isShared);
  if (changes.length > 0) throw new UserError(`${sentencesOf(changes)}\nRun npm run kernel -- update.`);
}

runMain(async () => {
  const [command, step] = process.argv.slice(2);
  if (command === 'check') return check();
  if (command === 'update') return update();
  if (command === 'version' && STEPS.includes(step)) return update(step);
  throw new UserError('npm run kernel -- update | check | version major|minor|patch');
});
