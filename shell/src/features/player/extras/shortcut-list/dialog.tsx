// The list of keyboard shortcuts, opened with `?`.
import { media, t } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { Fragment } from 'react';
import styled from 'styled-components';
import { hasMiniPlayer } from '../../now-playing/mini-player';
import { SHORTCUTS, type Shortcut } from '../shortcut-table';

type Line = { does: string; keys: readonly (readonly string[])[] };

const PLAYBACK: readonly Shortcut[] = [
  'toggle-playback',
  'next',
  'previous',
  'forward',
  'back',
  'louder',
  'quieter',
  'toggle-mute',
  'toggle-shuffle',
  'cycle-repeat',
  'like',
  'stop-after',
];
const QUEUE: readonly Shortcut[] = ['toggle-queue', 'undo', 'redo'];
const PAGE: readonly Shortcut[] = ['search', 'show-now-playing', 'mini-player', 'show-shortcuts'];
/** The keys of a focused row, which its list handles. */
const LISTS: readonly Line[] = [
  { does: 'Go up or down', keys: [['↑'], ['↓']] },
  { does: 'Add to queue', keys: [['A']] },
  { does: 'Play next', keys: [['N']] },
  { does: 'Add to favorites', keys: [['L']] },
  { does: 'More options', keys: [['Shift', 'F10']] },
  { does: 'Select, up to here', keys: [['Shift', 'Space']] },
];

const linesOf = (shortcuts: readonly Shortcut[]): readonly Line[] =>
  shortcuts
    .map((shortcut) => SHORTCUTS[shortcut])
    .filter(({ needs }) => needs !== 'window' || hasMiniPlayer());

const GROUPS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  ['Playback', linesOf(PLAYBACK)],
  ['Queue', linesOf(QUEUE)],
  ['Lists', LISTS],
  ['Search and page', linesOf(PAGE)],
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} isWide>
      <Groups>
        {GROUPS.map(([title, lines]) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ does, keys }) => (
                <Row key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((way, index) => (
                      <Fragment key={way.join()}>
                        {index > 0 ? <Or>or</Or> : null}
                        {way.map((key) => (
                          <Key key={key}>{key}</Key>
                        ))}
                      </Fragment>
                    ))}
                  </dd>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </Groups>
      <Note>On a Mac, use ⌘. Shortcuts are off while you type.</Note>
    </Dialog>
  );
}

/* Playback is as long as the three others. */
const Groups = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-template-rows: auto auto 1fr;
  gap: ${t('space.4')} ${t('space.7')};

  > :first-child {
    grid-row: span 3;
  }
  ${media.phone} {
    grid-template: none / minmax(0, 1fr);

    > :first-child {
      grid-row: auto;
    }
  }
  h3 {
    margin-bottom: ${t('space.1')};
    font-size: ${t('fontSizes.secondary')};
    letter-spacing: 0;
    color: ${t('colors.muted')};
  }
  dl {
    margin: 0;
  }
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.3')};
  min-height: 34px;

  dd {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${t('space.1')};
    margin: 0;
  }
`;
const Key = styled.kbd`
  min-width: 28px;
  padding: 3px ${t('space.2')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: 6px;
  font: inherit;
  font-size: ${t('fontSizes.secondary')};
  text-align: center;
  color: ${t('colors.soft')};
  background: ${t('colors.selected')};
`;
const Or = styled.span`
  padding: 0 ${t('space.1')};
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.muted')};
`;
const Note = styled.p`
  font-size: ${t('fontSizes.secondary')};
  color: ${t('colors.muted')};
`;
