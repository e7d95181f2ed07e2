import { cardSurface, fingerHigh, media, t } from '@segue/ui';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { WaveMark } from '../../platform/page/wave-mark';

type CardProps = {
  title: string;
  intro: string;
  reason?: string;
  children: ReactNode;
};

export function AuthCard({ title, intro, reason, children }: CardProps) {
  return (
    <Card>
      <Head>
        <WaveMark width={44} />
        <Title>{title}</Title>
        <Intro>{intro}</Intro>
        {reason ? <Intro>{reason}</Intro> : null}
      </Head>
      {children}
    </Card>
  );
}

/** The token in the address of an invite link; the server checks it. */
export function useInvite(): string | undefined {
  return useSearchParams()[0].get('invite') || undefined;
}

/** Links to the other form; keeps the return path in the history state, and the invite. */
export function OtherFormLink({ question, to, label }: { question: string; to: string; label: string }) {
  const { state } = useLocation();
  const invite = useInvite();
  return (
    <Other>
      {question}{' '}
      <Target to={invite ? `${to}?${new URLSearchParams({ invite })}` : to} state={state}>
        {label}
      </Target>
    </Other>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${t('space.5')};
  max-width: 26rem;
  margin: 0 auto;
  padding: ${t('space.7')} ${t('space.8')} ${t('space.5')};
  ${cardSurface}

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
const Intro = styled.p`
  color: ${t('colors.muted')};
  text-wrap: balance;
`;
const Other = styled.p`
  font-size: 0.875rem;
  text-align: center;
  color: ${t('colors.muted')};
`;
const Target = styled(Link)`
  display: inline-flex;
  align-items: center;
  padding: ${t('space.2')};
  font-weight: ${t('fontWeights.bold')};

  ${fingerHigh}
`;
