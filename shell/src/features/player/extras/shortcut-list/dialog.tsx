// Every command with its keys, opened with `?`: found by typing, run by pressing it.
import { media, SearchIcon, t, TextField } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import { Fragment, type KeyboardEvent, useState } from 'react';
import styled from 'styled-components';
import { useCommands } from './commands';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const groups = useCommands();
  const [text, setText] = useState('');
  const perform = (run?: () => void) => {
    if (!run) return;
    onClose();
    run();
  };
  const found = groups
    .map(([title, lines]) => ({ title, lines: lines.filter(({ does }) => contains(does, text)) }))
    .filter(({ lines }) => lines.length > 0);
  const runFirst = () =>
    perform(found.flatMap(({ lines }) => lines).find(({ run, isUseful = true }) => run && isUseful)?.run);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} isWide>
      <TextField
        label="Search commands"
        hideLabel
        placeholder="Search commands"
        leading={<SearchIcon />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          moveFocus(event);
          if (event.key === 'Enter') runFirst();
        }}
      />
      <Groups>
        {found.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map(({ does, keys = [], isUseful, run }) => (
                <Row key={does}>
                  <dt>
                    {run ? (
                      <Command
                        type="button"
                        disabled={isUseful === false}
                        onClick={() => perform(run)}
                        onKeyDown={moveFocus}
                      >
                        {does}
                      </Command>
                    ) : (
                      does
                    )}
                  </dt>
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
      {found.length === 0 ? <Note role="status">{`No command is called “${text}”.`}</Note> : null}
      <Note>On a Mac, use ⌘. Shortcuts are off while you type.</Note>
    </Dialog>
  );
}

const contains = (does: string, text: string) => does.toLowerCase().includes(text.trim().toLowerCase());

/** The arrow keys move from the field to the commands and between them. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const dialog = event.currentTarget.closest('dialog');
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('input, dl button:enabled') ?? [])];
  stops[stops.indexOf(event.currentTarget) + step]?.focus();
}

const Groups = styled.div`
  padding-top: ${t('space.4')};
  columns: 2;
  column-gap: ${t('space.7')};
  ${media.phone} {
    columns: 1;
  }
  section {
    padding-bottom: ${t('space.4')};
    break-inside: avoid;
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
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${t('space.3')};
  min-height: 30px;
  margin: 0 calc(-1 * ${t('space.2')});
  padding: 0 ${t('space.2')};
  border-radius: ${t('radii.control')};

  &:has(button:hover:enabled, button:focus-visible) {
    background: ${t('colors.selected')};
  }

  dd {
    display: flex;
    flex: none;
    align-items: center;
    gap: ${t('space.1')};
    margin: 0;
  }
`;
/* The whole row is pressed. */
const Command = styled.button`
  padding: 0;
  border: 0;
  font: inherit;
  text-align: start;
  color: inherit;
  background: none;

  &:focus-visible {
    outline: 0;
  }
  &::after {
    position: absolute;
    inset: 0;
    content: '';
  }
  &:focus-visible::after {
    border-radius: ${t('radii.control')};
    outline: 2px solid ${t('colors.accent')};
  }
  &:disabled {
    color: ${t('colors.faint')};
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
