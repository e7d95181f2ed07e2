import { t } from '@segue/ui';
import styled from 'styled-components';

/** A package that the shell and the remotes share, from the bundler's share scope. */
type SharedPackage = { name: string; version: string; from: string; isLoaded: boolean };

type Provided = { from?: unknown; loaded?: unknown; lib?: unknown };

// Provided by the bundler.
declare const __webpack_share_scopes__: Record<string, Record<string, Record<string, Provided>>> | undefined;

/** One line for each provided version; a package with two versions would have two copies. */
function sharedPackages(): readonly SharedPackage[] {
  const scope =
    typeof __webpack_share_scopes__ === 'undefined' ? {} : (__webpack_share_scopes__['default'] ?? {});
  return Object.entries(scope)
    .flatMap(([name, versions]) =>
      Object.entries(versions).map(([version, { from, loaded, lib }]) => ({
        name,
        version,
        from: typeof from === 'string' ? from : 'unknown',
        isLoaded: Boolean(loaded) || typeof lib === 'function',
      })),
    )
    .sort((one, other) => one.name.localeCompare(other.name));
}

export function SharedPackages() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Package</th>
          <th scope="col">Version</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {sharedPackages().map(({ name, version, from, isLoaded }) => (
          <tr key={`${name} ${version}`}>
            <td>{name}</td>
            <td>{version}</td>
            <td>{isLoaded ? from : `${from}, not used yet`}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${t('fontSizes.secondary')};
  text-align: start;
  overflow-wrap: anywhere;
  th {
    color: ${t('colors.muted')};
    font-weight: ${t('fontWeights.medium')};
    text-align: start;
  }
  th,
  td {
    padding: ${t('space.2')} ${t('space.3')} ${t('space.2')} 0;
    border-bottom: 1px solid ${t('colors.hairline')};
  }
`;
