import { artistNames, PROVIDER_NAMES, type Track } from '@segue/contract';
import { formatDuration, oneLine, ProviderLogo, t } from '@segue/ui';
import styled from 'styled-components';

/** Title, artists and length of a track. */
export function TrackDetails({ track, more }: { track: Track; more?: string | null }) {
  return (
    <Text>
      <strong dir="auto">{track.title}</strong>
      <span>
        <ProviderLogo provider={track.provider} />
        <bdi>{artistNames(track) || PROVIDER_NAMES[track.provider]}</bdi>
        {track.duration > 0 ? <i>{formatDuration(track.duration)}</i> : null}
        {more ? <i>{more}</i> : null}
      </span>
    </Text>
  );
}

const Text = styled.span`
  display: grid;
  min-width: 0;
  strong {
    ${oneLine}
    font-weight: ${t('fontWeights.medium')};
  }
  > span {
    ${oneLine}
    display: flex;
    align-items: center;
    gap: ${t('space.2')};
    color: ${t('colors.muted')};
    font-size: ${t('fontSizes.secondary')};
  }
  bdi {
    ${oneLine}
  }
  i {
    flex: none;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
`;
