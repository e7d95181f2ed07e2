import { screens } from '@segue/contract';
import { buttonLook, EmptyState, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $isRegistryLost, LostRegistry } from '../../platform/remotes/recovery';

export function NotFound() {
  const isRegistryLost = useUnit($isRegistryLost);
  if (isRegistryLost) return <LostRegistry size="screen" />;
  return (
    <EmptyState
      isPage
      drawing={<FlatLine />}
      title="Page not found"
      action={<Home to={screens.home}>Go to Home</Home>}
    >
      We couldn’t find that page.
    </EmptyState>
  );
}

/** The wave of the logo, flattened. */
function FlatLine() {
  return (
    <Drawing viewBox="0 0 160 56" aria-hidden>
      <path d="M4 28c10-30 21-30 31 0s21 30 31 0c5-14 10-14 14-4 3 7 6 4 10 4h66" />
    </Drawing>
  );
}

const Drawing = styled.svg`
  width: 160px;
  fill: none;
  stroke: ${t('colors.ghost')};
  stroke-width: 2.5;
  stroke-linecap: round;
`;
const Home = styled(Link)`
  ${buttonLook.primary}
`;
