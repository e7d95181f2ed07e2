export { historyOf, promoted, replayed, rolledBack, withCanary, withoutCanary } from './channel.mjs';
export { promote, rollback, setCanary, stopCanary, withdrawCanary } from './changes.mjs';
export { refreshRegistry } from './change-channel.mjs';
export { fitFaults, isIntact } from './checks.mjs';
export {
  EMPTY_CHANNEL,
  integrityOf,
  jsonText,
  QUERY_TEXT_MARK,
  RELEASE_SCHEMA,
  releaseFolder,
} from './formats.mjs';
export {
  drawMissing,
  drawingsOf,
  isDrawn,
  parsePrerendered,
  pathOf as prerenderedPathOf,
  SUPPORT_EMAIL_MARK,
  withPrerendered,
} from './prerendered.mjs';
export { prune } from './prune.mjs';
export { publishRelease, publishShell } from './publish.mjs';
export { readChannel, readLog, readRelease, readReleasesOf, readShell } from './read.mjs';
export { facesKey, registryOf } from './registry.mjs';
export { ReleaseError } from './release-error.mjs';
export { ConflictError } from './stores/conflict.mjs';
export { httpStore } from './stores/http-store.mjs';
export { folderStore, writeAtomically } from './stores/folder-store.mjs';
export { satisfiesKernel } from './versions.mjs';
