// `@module-federation/runtime/helpers` as far as bundles need it: federation without snapshots knows none.
export default { global: { getGlobalSnapshotInfoByModuleInfo: () => undefined } };
