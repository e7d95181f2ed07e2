import { REMOTE_CONTRACT } from './kernel-version';
/** Creates the exposed module of a remote. Throws when a component named in `remote.json` is missing. */
export function defineRemote(manifest, components, { dispose = () => undefined, $hasUnsavedInput } = {}) {
    for (const name of [...manifest.routes.map((route) => route.component), ...manifest.widgets]) {
        if (!Object.hasOwn(components, name)) {
            throw new Error(`${manifest.name}: remote.json names ${name}, which remote.ts does not give.`);
        }
    }
    return {
        contract: REMOTE_CONTRACT,
        name: manifest.name,
        version: manifest.version,
        components,
        dispose,
        // A remote has no scope of its own; inside an effect of the shell, `getState` reads that effect's scope.
        // eslint-disable-next-line effector/no-getState
        ...($hasUnsavedInput && { canLeave: () => !$hasUnsavedInput.getState() }),
    };
}
/** Validates the exposed module of a downloaded remote; returns the error message, or null when it is valid. */
export function faultOfRemoteModule(value, name) {
    if (typeof value !== 'object' || value === null)
        return `${name} gave no remote.`;
    const { contract, name: ownName, components, dispose } = value;
    if (contract !== REMOTE_CONTRACT) {
        return `${name} speaks remote contract ${String(contract)}; this shell speaks ${REMOTE_CONTRACT}.`;
    }
    if (ownName !== name)
        return `${name} was asked for, but ${String(ownName)} answered.`;
    if (typeof components !== 'object' || components === null || typeof dispose !== 'function') {
        return `${name} gave no components.`;
    }
    return null;
}
