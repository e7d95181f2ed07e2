// The head of a list or of an artist: picture, text, buttons.
import { media, t } from '@segue/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pictureSize } from './detail-skeleton';

/** Names of more characters are set smaller on a phone. */
const LONG_NAME = 30;

/** Attributes of the heading in the head. */
export const headingOf = (name: string) => ({ 'data-long': name.length > LONG_NAME || undefined });

type Props = {
  /** Behind the head. */
  backdrop?: ReactNode;
  /** The picture is a circle. */
  isRound?: boolean;
  cover: ReactNode;
  text: ReactNode;
  actions: ReactNode;
  error?: ReactNode;
};

export function DetailHead({ backdrop, isRound = false, cover, text, actions, error }: Props) {
  return (
    <Head data-round={isRound || undefined}>
      {backdrop}
      <Cover>{cover}</Cover>
      <Text>{text}</Text>
      <Actions>{actions}</Actions>
      {error}
    </Head>
  );
}

const Head = styled.header`
  position: relative;
  display: grid;
  ${pictureSize}
  grid-template: 'cover words' auto 'actions actions' auto 'error error' auto / var(--picture) minmax(0, 1fr);
  align-items: center;
  gap: ${t('space.4')};
  margin-bottom: ${t('space.3')};
  ${media.content.tablet} {
    grid-template: 'cover words' 1fr 'cover actions' auto 'error error' auto / var(--picture) minmax(0, 1fr);
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
