// One playlist of the popover, with the result of adding the track to it.
import type { Playlist } from '@segue/contract';
import { CheckIcon, oneLine, PlaylistIcon, Spinner, t } from '@segue/ui';
import { menuRow } from '@segue/ui/menu';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { $added, $adding, playlistChosen } from './model';

export function Choice({ playlist }: { playlist: Playlist }) {
  const { playlistId, name } = playlist;
  const [adding, added, onChosen] = useUnit([$adding, $added, playlistChosen]);
  const outcome = added.get(playlistId)?.outcome;
  const isAdding = adding.has(playlistId);
  const result = outcome && { added: 'added', duplicate: 'already in this playlist' }[outcome];
  return (
    <li>
      <Row
        type="button"
        // Not disabled: that would take the focus away from who pressed it.
        aria-disabled={isAdding || undefined}
        aria-label={result ? `${name}, ${result}` : name}
        onClick={() => onChosen(playlist)}
      >
        <Lead data-done={outcome === 'added' || undefined}>
          {isAdding ? (
            <Spinner />
          ) : outcome === 'added' ? (
            <CheckIcon size={17} />
          ) : (
            <PlaylistIcon size={17} />
          )}
        </Lead>
        <Text>
          <Name dir="auto">{name}</Name>
          {outcome === 'duplicate' ? <Outcome>Already in this playlist</Outcome> : null}
        </Text>
        {outcome === 'added' ? <Outcome>Added</Outcome> : null}
      </Row>
    </li>
  );
}

const Row = styled.button`
  ${menuRow}
  width: 100%;
  padding: 5px 10px;
  text-align: start;
  &:hover:not([aria-disabled]),
  &:focus-visible {
    background: ${t('colors.selected')};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const Lead = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 17px;
  color: ${t('colors.muted')};
  &[data-done] {
    color: ${t('colors.accent')};
  }
`;
const Text = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
const Name = styled.span`
  ${oneLine}
`;
const Outcome = styled.span`
  color: ${t('colors.faint')};
  font-size: ${t('fontSizes.secondary')};
  font-weight: ${t('fontWeights.regular')};
`;
