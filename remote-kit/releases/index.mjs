/**
 * @typedef {import('./stores.mjs').Store} Store
 * @typedef {import('./formats.mjs').Manifest} Manifest
 * @typedef {import('./formats.mjs').PublicParts} PublicParts
 * @typedef {import('./live.mjs').RegistryBuild} RegistryBuild
 * @typedef {import('./live.mjs').RegistryEntry} RegistryEntry
 */

export { promote, prune, publish, rollback, writeWithCopies } from './changes.mjs';
export { doOverlap, faultsOf, menuFaults, routeFaults, sizeFaults } from './compatibility.mjs';
export { integrityOf, jsonText, MANIFEST, parseManifest, POINTER } from './formats.mjs';
export { entryOf, pointerPath, readLive, readPointer, readRelease } from './live.mjs';
export { folderStore, httpStore } from './stores.mjs';
export { satisfiesKernel, VERSION } from './versions.mjs';
