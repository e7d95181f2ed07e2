// The list of keyboard shortcuts, opened with `?`.
import { t } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { Fragment } from 'react';
import styled from 'styled-components';
import { hasMiniPlayer } from '../mini-player';
import { SHORTCUTS } from '../shortcut-table';

const ENTRIES = Object.values(SHORTCUTS).filter(({ needs }) => needs !== 'window' || hasMiniPlayer());

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <List>
        {ENTRIES.map(({ does, keys }) => (
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
      </List>
      <Note>On a Mac, use ⌘. Shortcuts are off while you type.</Note>
    </Dialog>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${t('space.1')};
  margin: 0;
`;
const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.4')};
  min-height: 36px;

  dd {
    display: flex;
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
