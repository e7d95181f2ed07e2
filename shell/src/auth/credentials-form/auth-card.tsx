// The card an auth screen is written on, and the small parts below its form.
import { media, t } from '@segue/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { WaveMark } from '../../frame/wave-mark';

export function AuthCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Card>
      <Head>
        <WaveMark width={44} />
        <Title>{title}</Title>
        <Hint>{hint}</Hint>
      </Head>
      {children}
    </Card>
  );
}

export function Divider() {
  return <Or role="separator">or</Or>;
}

/** The other form; the address that asked for the sign-in goes along. */
export function OtherWay({ question, to, label }: { question: string; to: string; label: string }) {
  const { state } = useLocation();
  return (
    <Other>
      {question}{' '}
      <Way to={to} state={state}>
        {label}
      </Way>
    </Other>
  );
}

/** What went wrong with the form or the way here, as a whole. */
export const Problem = styled.p`
  padding: ${t('space.3')} ${t('space.4')};
  border: 1px solid ${t('colors.danger')};
  border-radius: ${t('radii.control')};
  font-size: 0.875rem;
  background: ${t('colors.dangerSurface')};
`;

const Card = styled.section`
  display: grid;
  gap: ${t('space.5')};
  max-width: 26rem;
  margin: 0 auto;
  padding: ${t('space.7')} ${t('space.8')} ${t('space.5')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.surface')};

  ${media.content.phone} {
    margin-top: 0;
    padding: ${t('space.6')} ${t('space.5')};
  }
`;
const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: ${t('space.2')};
  margin-bottom: ${t('space.1')};
  text-align: center;
`;
const Title = styled.h1`
  margin-top: ${t('space.2')};
  font-size: 1.625rem;
`;
const Hint = styled.p`
  color: ${t('colors.muted')};
  text-wrap: balance;
`;
const Or = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.muted')};

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: ${t('colors.hairline')};
  }
`;
const Other = styled.p`
  font-size: 0.875rem;
  text-align: center;
  color: ${t('colors.muted')};
`;
const Way = styled(Link)`
  display: inline-flex;
  align-items: center;
  padding: ${t('space.2')};
  font-weight: ${t('fontWeights.bold')};

  ${media.touch} {
    min-height: ${t('sizes.touch')};
  }
`;
