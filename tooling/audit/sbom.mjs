// The software bill of materials in the format CycloneDX 1.5. From the lock file, not from `npm sbom`: that refuses a tree with
// unmet peer dependencies, and with --omit=dev it leaves out packages that the product needs (github.com/npm/cli/issues/7909).
import { randomUUID } from 'node:crypto';

const ALGORITHM = 'SHA-512';

/**
 * @param {import('./lock-file.mjs').LockedPackage[]} packages
 * @param {{ name: string, version: string, license: string }} manifest of the product @param {Date} now
 */
export function sbomOf(packages, { name, version, license }, now) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        licenses: [{ expression: license }],
      },
    },
    components: components(packages),
  };
}

/** One for each name and version: a package may be installed in several folders, and is required if it is in one of them. */
function components(packages) {
  const found = new Map();
  for (const one of packages) {
    const purl = purlOf(one);
    const known = found.get(purl);
    if (!known || rank(one) < rank(known)) found.set(purl, one);
  }
  return [...found].map(([purl, one]) => ({
    type: 'library',
    'bom-ref': purl,
    name: one.name,
    version: one.version,
    purl,
    scope: SCOPES[rank(one)],
    hashes: [{ alg: ALGORITHM, content: Buffer.from(one.integrity.slice(7), 'base64').toString('hex') }],
    ...(one.license && { licenses: [{ expression: one.license }] }),
  }));
}

/** In CycloneDX, what only developers need is `excluded`. */
const SCOPES = ['required', 'optional', 'excluded'];
const rank = ({ isDev, isOptional }) => (isDev ? 2 : isOptional ? 1 : 0);

/** The package URL (github.com/package-url/purl-spec): the @ of a scope is encoded. */
const purlOf = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
