// The list of keyboard shortcuts, opened with `?`.
import { t } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import styled from 'styled-components';

const SHORTCUTS = [
  { keys: ['Space'], does: 'Play or pause' },
  { keys: ['Ctrl', '→'], does: 'Next track' },
  { keys: ['Ctrl', '←'], does: 'Previous track' },
  { keys: ['Ctrl', 'Q'], or: ['Q'], does: 'Open or close the queue' },
  { keys: ['Ctrl', 'Z'], does: 'Undo last queue change' },
  { keys: ['?'], does: 'Show this list' },
] as const satisfies readonly { keys: readonly string[]; or?: readonly string[]; does: string }[];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <List>
        {SHORTCUTS.map((shortcut) => (
          <Row key={shortcut.does}>
            <dt>{shortcut.does}</dt>
            <dd>
              <Keys keys={shortcut.keys} />
              {'or' in shortcut ? (
                <>
                  <Or>or</Or>
                  <Keys keys={shortcut.or} />
                </>
              ) : null}
            </dd>
          </Row>
        ))}
      </List>
      <Note>On a Mac, use ⌘. Shortcuts are off while you type.</Note>
    </Dialog>
  );
}

function Keys({ keys }: { keys: readonly string[] }) {
  return keys.map((key) => <Key key={key}>{key}</Key>);
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
