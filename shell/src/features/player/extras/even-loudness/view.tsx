// Even loudness in the player menu: makes the louder service quieter, without touching the volume.
import { PROVIDER_NAMES, type Provider } from '@segue/contract';
import { $currentTrack, $providers } from '@segue/stores';
import { Button, providerColor, ProviderMark, t } from '@segue/ui';
import { Slider } from '@segue/ui/slider';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $trims, MAX_QUIETER_DB, trimChosen, trimsReset } from './model';

const STEP_DB = 2;

export function EvenLoudness() {
  const [providers, trims, track, choose, reset] = useUnit([
    $providers,
    $trims,
    $currentTrack,
    trimChosen,
    trimsReset,
  ]);
  const isSet = providers.some((provider) => trims[provider] < 0);
  const playing = track?.provider;
  return (
    <>
      {providers.map((provider) => (
        <Trim key={provider} provider={provider} />
      ))}
      <Buttons>
        {playing ? (
          <Button
            size="small"
            disabled={trims[playing] <= -MAX_QUIETER_DB}
            onClick={() => choose({ provider: playing, decibels: trims[playing] - STEP_DB })}
          >{`Turn ${PROVIDER_NAMES[playing]} down`}</Button>
        ) : null}
        {isSet ? (
          <Button size="small" onClick={() => reset()}>
            Reset
          </Button>
        ) : null}
      </Buttons>
    </>
  );
}

/** The right end is the volume itself. */
function Trim({ provider }: { provider: Provider }) {
  const [trims, choose] = useUnit([$trims, trimChosen]);
  const set = (place: number) => choose({ provider, decibels: place - MAX_QUIETER_DB });
  return (
    <Row>
      <ProviderMark provider={provider} />
      <Slider
        label={`Loudness of ${PROVIDER_NAMES[provider]}`}
        value={MAX_QUIETER_DB + trims[provider]}
        max={MAX_QUIETER_DB}
        step={1}
        largeStep={3}
        format={(place) => words(Math.round(place) - MAX_QUIETER_DB)}
        color={providerColor[provider]}
        onChange={set}
        onCommit={set}
      />
      <span aria-hidden>{words(trims[provider])}</span>
    </Row>
  );
}

function words(decibels: number): string {
  return decibels < 0 ? `${-decibels} dB quieter` : 'As is';
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 7.4em minmax(0, 1fr) 6.5em;
  align-items: center;
  gap: ${t('space.2')};

  > :last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
    color: ${t('colors.muted')};
  }
`;
const Buttons = styled.div`
  display: flex;
  gap: ${t('space.2')};

  > button:first-child {
    flex: 1;
  }
`;
