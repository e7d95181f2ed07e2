/**
 * @typedef {import('./folder-store.mjs').Store} Store
 * @typedef {import('./folder-store.mjs').FolderStore} FolderStore
 * @typedef {import('./formats.mjs').Release} Release
 * @typedef {import('./formats.mjs').Channel} Channel
 * @typedef {import('./formats.mjs').ChannelEntry} ChannelEntry
 * @typedef {import('./formats.mjs').Canary} Canary
 * @typedef {import('./registry.mjs').DerivedRegistry} DerivedRegistry
 * @typedef {import('./publish.mjs').Build} Build
 * @typedef {import('./formats.mjs').LogLine} LogLine
 */

export { entryOf, historyOf, promoted, rolledBack, withCanary, withoutCanary } from './channel.mjs';
export { promote, rollback, setCanary, stopCanary, withdrawCanary } from './changes.mjs';
export { placeShell } from './live-shell.mjs';
export { fitFaults, isIntact, requireFit } from './checks.mjs';
export { menuFaults, routeFaults } from './faces.mjs';
export { EMPTY_CHANNEL, integrityOf, jsonText, releaseFolder } from './formats.mjs';
export {
  approveClaim,
  changeKey,
  claimName,
  initOwners,
  newKey,
  publicOf,
  readOwners,
  requireOperator,
  requireRight,
} from './owners.mjs';
export { prune } from './prune.mjs';
export { publishRelease, publishShell } from './publish.mjs';
export {
  filesOf,
  isSeen,
  readChannel,
  readLog,
  readRelease,
  readReleasesOf,
  readShell,
  versionsIn,
  versionsNamed,
} from './read.mjs';
export { listed, registryOf } from './registry.mjs';
export { httpStore } from './http-store.mjs';
export { folderStore } from './folder-store.mjs';
export { writeAtomically } from './files.mjs';
export { satisfiesKernel } from './versions.mjs';
