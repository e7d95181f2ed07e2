// The head of a list: cover, text, buttons; and its placeholder while the list loads.
import { screens } from '@segue/contract/screens';
import { ArrowLeftIcon, media, Skeleton, t } from '@segue/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Names of more characters are set smaller on a phone. */
const LONG_NAME = 30;

/** Attributes of the heading in the head. */
export const headingOf = (name: string) => ({ 'data-long': name.length > LONG_NAME || undefined });

type Props = {
  /** Behind the head. */
  backdrop?: ReactNode;
  cover: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  error?: ReactNode;
};

export function DetailHead({ backdrop, cover, text, actions, error }: Props) {
  return (
    <Head>
      {backdrop}
      <Cover>{cover}</Cover>
      <Text>{text}</Text>
      <Actions>{actions}</Actions>
      {error}
    </Head>
  );
}

export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Waiting aria-busy="true" aria-label={label} role="status">
      <Square>
        <Skeleton height="100%" radius="radii.control" />
      </Square>
      <Lines>
        <Skeleton width="60%" height="2rem" />
        <Skeleton width="40%" />
      </Lines>
    </Waiting>
  );
}

const Head = styled.header`
  position: relative;
  display: grid;
  grid-template: 'cover words' auto 'actions actions' auto 'error error' auto / 7rem minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.3')};
  ${media.content.tablet} {
    grid-template: 'cover words' 1fr 'cover actions' auto 'error error' auto / 12.5rem minmax(0, 1fr);
    gap: ${t('space.5')} ${t('space.7')};
  }
`;
const Cover = styled.div`
  grid-area: cover;
`;
const Text = styled.div`
  display: grid;
  grid-area: words;
  gap: ${t('space.2')};
  min-width: 0;
  p {
    color: ${t('colors.soft')};
    font-size: ${t('fontSizes.body')};
  }
  ${media.content.phone} {
    p {
      font-size: ${t('fontSizes.secondary')};
    }
    [data-long] {
      font-size: ${t('fontSizes.sheet')};
    }
  }
  ${media.content.tablet} {
    align-self: end;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  align-items: center;
  gap: ${t('space.2')};
`;
/* In the shape of the head. */
const Waiting = styled.div`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  ${media.content.tablet} {
    grid-template-columns: 12.5rem minmax(0, 1fr);
    gap: ${t('space.7')};
  }
`;
const Square = styled.div`
  aspect-ratio: 1;
`;
const Lines = styled.div`
  display: grid;
  gap: ${t('space.4')};
`;

/** From a screen of one playlist back to all of them, or to another screen. */
export function BackLink({ to = screens.playlists, label = 'Playlists' }: { to?: string; label?: string }) {
  return (
    <Back to={to}>
      <ArrowLeftIcon /> {label}
    </Back>
  );
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${t('space.2')};
  margin-bottom: ${t('space.5')};
  color: ${t('colors.muted')};
`;
