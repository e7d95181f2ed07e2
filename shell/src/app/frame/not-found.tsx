import { screens } from '@segue/contract';
import { buttonLook, t } from '@segue/ui';
import { useUnit } from 'effector-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { $isRegistryLost, LostRegistry } from '../../platform/remotes/recovery';

export function NotFound() {
  const isRegistryLost = useUnit($isRegistryLost);
  if (isRegistryLost) return <LostRegistry size="screen" />;
  return (
    <Section>
      <FlatLine />
      <Title>Page not found</Title>
      <Explanation>We couldn&apos;t find that page.</Explanation>
      <Home to={screens.home}>Go to Home</Home>
    </Section>
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

const Section = styled.section`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${t('space.3')};
  padding: 12vh 0;
  text-align: center;
`;
const Drawing = styled.svg`
  width: 160px;
  margin-bottom: ${t('space.3')};
  fill: none;
  stroke: ${t('colors.ghost')};
  stroke-width: 2.5;
  stroke-linecap: round;
`;
const Title = styled.h1`
  font-size: ${t('fontSizes.titleNarrow')};
`;
const Explanation = styled.p`
  max-width: 26rem;
  color: ${t('colors.muted')};
`;
const Home = styled(Link)`
  ${buttonLook.primary}
  margin-top: ${t('space.3')};
`;
