// The licenses that the product's packages may have, and the registry's advisories about them.

const ALLOWED = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];
const EXCEPTIONS = {
  // libvips, which decodes covers: a shared library that is loaded unchanged and can be replaced.
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  // The typeface: it may be served with a product, not sold alone.
  'OFL-1.1': /^@fontsource-variable\/inter$/,
};

/** One sentence for each package of the product with another license. @param {{ packages: Record<string, any> }} lock */
export function withUnknownLicense({ packages }) {
  return Object.entries(packages)
    .filter(([path, { link, dev }]) => path.includes('node_modules/') && !link && !dev)
    .map(([path, { license = '(none)' }]) => ({ name: path.replace(/.*node_modules\//, ''), license }))
    .filter(({ name, license }) => !isAllowed(name, license))
    .map(({ name, license }) => `${name} has the license ${license}`);
}

/** `(A AND B) OR C`: all names of one alternative are allowed. */
const isAllowed = (name, license) =>
  license.split(' OR ').some((alternative) =>
    alternative
      .replace(/^\(|\)$/g, '')
      .split(' AND ')
      .every((one) => ALLOWED.includes(one) || EXCEPTIONS[one]?.test(name)),
  );

/**
 * Reads `npm audit --json`, which npm's warnings surround. `notAnswered`: the registry has no such service or was not reached.
 * @param {string} output @returns {{ problems: string[], notAnswered?: string }}
 */
export function readAnswer(output) {
  const [json = '{}'] = /\{[^]*\}/.exec(output) ?? [];
  const answer = JSON.parse(json);
  if (!answer.auditReportVersion) {
    const reason = answer.statusCode ? `status ${answer.statusCode}` : (answer.message ?? 'no report');
    return { problems: [], notAnswered: reason };
  }
  const found = Object.values(answer.vulnerabilities);
  return { problems: found.map(({ name, range, severity }) => `${name} ${range} (${severity})`) };
}
