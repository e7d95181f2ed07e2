import { media, quietText, t } from '@segue/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { pictureSize } from './picture-size';

/** Longer names have a smaller font on a phone. */
const LONG_NAME = 30;

type Props = {
  /** A head without one has a small picture, and the buttons beside the text. */
  backdrop?: ReactNode;
  isRound?: boolean;
  cover: ReactNode;
  /** Above the name: the kind of list, or the link back to where it is from. */
  kind?: ReactNode;
  name: string;
  text: ReactNode;
  actions: ReactNode;
  error?: ReactNode;
};

export function DetailHead(props: Props) {
  const { backdrop, isRound = false, cover, kind, name, text, actions, error } = props;
  return (
    <Head data-round={isRound || undefined} data-small={!backdrop || undefined}>
      {backdrop}
      <Cover>{cover}</Cover>
      <Text>
        {kind === undefined ? null : <Kind>{kind}</Kind>}
        <h1 dir="auto" data-long={name.length > LONG_NAME || undefined}>
          {name}
        </h1>
        {text}
      </Text>
      {actions ? <Actions>{actions}</Actions> : null}
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
    gap: ${t('space.3')} ${t('space.7')};
  }
  &[data-small] {
    --picture: 64px;
    ${media.content.tablet} {
      --picture: 84px;
      grid-template: 'cover words actions' / var(--picture) minmax(0, 1fr) auto;
      column-gap: ${t('space.5')};
      margin-bottom: ${t('space.6')};
      > * {
        align-self: center;
      }
    }
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
const Kind = styled.p`
  && {
    ${quietText}
    font-weight: ${t('fontWeights.bold')};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: actions;
  align-items: center;
  gap: ${t('space.2')};
`;
