// What the menu is about; shown above its items where the menu is a bottom sheet.
import type { Track } from '@segue/contract';
import { CoverImage, oneLine, quietText, t } from '@segue/ui';
import styled from 'styled-components';
import { creditLine } from '../player/controls/track-texts';

export function MenuHead({ track }: { track: Track }) {
  return (
    <Head>
      <CoverImage src={track.imageUrl} />
      <Text>
        <Title dir="auto">{track.title}</Title>
        <Artists dir="auto">{creditLine(track)}</Artists>
      </Text>
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${t('space.3')};
  padding-top: ${t('space.4')};
`;
const Text = styled.div`
  min-width: 0;
`;
const Title = styled.p`
  ${oneLine}
  font-weight: ${t('fontWeights.medium')};
`;
const Artists = styled.p`
  ${oneLine}
  ${quietText}
`;
