import { t } from '@segue/ui';
import styled from 'styled-components';
import { sharedPackages } from './shared-packages';

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
