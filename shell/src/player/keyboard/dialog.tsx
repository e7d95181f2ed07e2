// Every command with its keys, opened with `?`: found by typing, run by pressing it.
import { media, quietText, SearchIcon, t, TextField } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import type { Scope } from 'effector';
import { useProvidedScope, useUnit } from 'effector-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type Command, useCommands } from './commands';
import { $isUseful } from './table';

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const groups = useCommands();
  const isUseful = useUnit($isUseful);
  const scope = useProvidedScope();
  const [text, setText] = useState('');
  const canRun = ({ run, ...line }: Command) => run !== undefined && isUseful({ run, keys: [], ...line });
  const perform = ({ run }: Command) => {
    onClose();
    // The dialog restores the focus while it closes; some commands move it.
    setTimeout(() => run?.(scope as Scope));
  };
  const found = groups
    .map(([title, lines]) => ({ title, lines: lines.filter(({ does }) => contains(does, text)) }))
    .filter(({ lines }) => lines.length > 0);
  const first = found.flatMap(({ lines }) => lines).find(canRun);
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose} isWide>
      <TextField
        label="Search commands"
        hideLabel
        placeholder="Search commands"
        leading={<SearchIcon />}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter' && first) perform(first);
        }}
      />
      <Groups>
        {found.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {lines.map((line) => (
                <Row key={line.does}>
                  <dt>
                    {line.run ? (
                      <button type="button" disabled={!canRun(line)} onClick={() => perform(line)}>
                        {line.does}
                      </button>
                    ) : (
                      line.does
                    )}
                  </dt>
                  <dd>
                    {(line.keys ?? []).map((way) => (
                      <span key={way}>
                        {way.split('+').map((key) => (
                          <kbd key={key}>{key}</kbd>
                        ))}
                      </span>
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
    ${quietText}
    margin-bottom: ${t('space.1')};
    letter-spacing: 0;
  }
  dl {
    margin: 0;
  }
`;
/* The whole row is clickable. */
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
  button {
    text-align: start;

    &:focus-visible {
      outline: 0;
    }
    &::after {
      position: absolute;
      inset: 0;
      border-radius: ${t('radii.control')};
      content: '';
    }
    &:focus-visible::after {
      outline: 2px solid ${t('colors.accent')};
    }
    &:disabled {
      color: ${t('colors.faint')};
    }
  }
  dd {
    display: flex;
    flex: none;
    margin: 0;
    ${quietText}
  }
  span + span::before {
    content: 'or';
    padding: 0 ${t('space.2')};
  }
  kbd {
    display: inline-block;
    min-width: 28px;
    margin-inline-start: ${t('space.1')};
    padding: 3px ${t('space.2')};
    border: 1px solid ${t('colors.hairline')};
    border-radius: 6px;
    font: inherit;
    text-align: center;
    color: ${t('colors.soft')};
    background: ${t('colors.selected')};
  }
`;
const Note = styled.p`
  ${quietText}
`;
