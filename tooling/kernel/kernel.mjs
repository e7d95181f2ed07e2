// The kernel's surface and version.
//   npm run kernel -- update                  records the surface, with the minor or patch step that it demands
//   npm run kernel -- check                   fails when the recorded surface or the version does not fit (`npm run types`)
//   npm run kernel -- version <major|minor|patch>
//   npm run kernel -- accept --because "<reason>" [--optional]   accepts the changed types: they suit the remotes in use;
//                                             optional: new remotes also run without what was added
//   npm run kernel -- release                 makes the recorded surface the released one
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { SHARED_PACKAGES } from '@segue/remote-kit/rspack/shared-singletons';
import { log, UserError } from '../start/log.mjs';
import { at, readJson, root, TSC } from '../start/paths.mjs';
import { commandError, run, runMain } from '../start/processes.mjs';
import { kernelFolders, readSurface } from './surface.mjs';
import {
  demandsOf,
  nextVersion,
  releasedSurface,
  stepBetween,
  stepOf,
  largerStep,
  surfaceOf,
  unmetDemands,
} from './version-rules.mjs';
import { kernelVersion, writeKernelVersion } from './versions.mjs';

const RECORDED = at('shared-kernel/surface.json');
const RELEASED = at('shared-kernel/released-surface.json');
const USAGE =
  'npm run kernel -- update | check | version <step> | accept --because "…" [--optional] | release';

// One line a name, so that a changed name is a changed line.
const textOf = (surface) =>
  `${JSON.stringify(surface, null, 2).replaceAll(/\{\n\s+("(?:since|version)": [^{}]*?)\n\s+\}/g, (_, fields) => `{ ${fields.replaceAll(/\n\s+/g, ' ')} }`)}\n`;

// Names that remotes take from the shell's copy at run time; the messages of the bus are such names too.
const isShared = (entry) => entry === 'messages' || SHARED_PACKAGES.includes(entry);

/** Compares the checkout with the released surface. */
function compare() {
  const released = readJson(RELEASED);
  const recorded = readJson(RECORDED);
  const present = readSurface(root);
  return { released, recorded, present, demands: demandsOf(released, present, { isShared, recorded }) };
}

async function compileKernel() {
  const { code, output } = await run(process.execPath, [
    TSC,
    '-b',
    ...kernelFolders(root).map((folder) => at('shared-kernel', folder)),
  ]);
  if (code !== 0) throw commandError('The kernel does not compile.', output, 40);
}

async function update() {
  await compileKernel();
  const { released, recorded, present, demands } = compare();
  const demanded = stepOf(demands);
  const version = kernelVersion(root);
  const made = stepBetween(released.version, version);
  if (demanded === 'major' && made !== 'major') {
    throw new UserError(
      [
        ...unmetDemands(
          released,
          version,
          demands.filter(({ step }) => step === 'major'),
        ),
        '',
      ].join('\n') +
        'Take the change back, accept it as compatible (npm run kernel -- accept), or make the major step: npm run kernel -- version major.',
    );
  }
  const needed = largerStep(made, demanded) === made ? version : nextVersion(released.version, demanded);
  if (needed !== version) {
    writeKernelVersion(root, needed);
    log(`Kernel ${version} → ${needed}.`);
  }
  writeFileSync(RECORDED, textOf(surfaceOf(released, present, needed, recorded)));
  log(`shared-kernel/surface.json holds the surface of kernel ${needed}.`);
}

function check() {
  const { released, recorded, present, demands } = compare();
  const version = kernelVersion(root);
  const unmet = unmetDemands(released, version, demands);
  if (unmet.length > 0) throw new UserError(`${unmet.join('\n')}\nRun npm run kernel -- update.`);
  if (textOf(surfaceOf(released, present, version, recorded)) !== textOf(recorded)) {
    throw new UserError(
      'shared-kernel/surface.json is not the surface of the kernel: run npm run kernel -- update.',
    );
  }
}

async function step(size) {
  if (!['major', 'minor', 'patch'].includes(size)) throw new UserError(USAGE);
  writeKernelVersion(root, nextVersion(readJson(RELEASED).version, size));
  await update();
}

async function accept(reason, isOptional) {
  if (!reason) throw new UserError(USAGE);
  await compileKernel();
  const { recorded, present, demands } = compare();
  const changed = demands.filter(({ step, isTypeChange }) => isTypeChange && step === 'major');
  for (const { entry, name } of changed) {
    const { type } = present.entries[entry][name];
    recorded.entries[entry][name] = {
      ...recorded.entries[entry][name],
      type,
      compatible: reason,
      ...(isOptional && { optional: true }),
    };
    log(`${entry}: the changed type of ${name} is accepted.`);
  }
  writeFileSync(RECORDED, textOf(recorded));
  await update();
}

async function release() {
  await update();
  check();
  writeFileSync(RECORDED, textOf(releasedSurface(readJson(RECORDED))));
  writeFileSync(RELEASED, readFileSync(RECORDED));
  log(`Kernel ${kernelVersion(root)} is the released one.`);
}

runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { because: { type: 'string' }, optional: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [command, ...rest] = positionals;
  const commands = {
    update,
    check,
    version: () => step(rest[0]),
    accept: () => accept(values.because, values.optional),
    release,
  };
  if (!Object.hasOwn(commands, command ?? '')) throw new UserError(USAGE);
  await commands[command]();
});
