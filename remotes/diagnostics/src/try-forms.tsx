// Opens the page with a published version of a remote or with another channel, or runs a build of this machine.
import { screens } from '@segue/contract/screens';
import { send } from '@segue/event-bus';
import type { PageRemotes } from '@segue/stores';
import { Button, media, Select, t, TextField } from '@segue/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';

type TryFormsProps = { remotes: readonly string[]; localBuild: PageRemotes['localBuild'] };

export function TryForms({ remotes, localBuild }: TryFormsProps) {
  const [remote, setRemote] = useState(remotes[0] ?? '');
  const [version, setVersion] = useState('');
  const [channel, setChannel] = useState('');
  const [url, setUrl] = useState('');
  const names = Object.fromEntries(remotes.map((name) => [name, name]));
  return (
    <Forms>
      <TryForm title="A published version" onSubmit={() => open({ remote: `${remote}@${version}` })}>
        <Select label="Remote" options={names} value={remote} onChange={setRemote} />
        <TextField
          label="Version"
          placeholder="1.2.0"
          required
          value={version}
          onChange={({ target }) => setVersion(target.value.trim())}
        />
      </TryForm>
      <TryForm
        title="A build of this machine"
        action="Run"
        isBusy={localBuild.isBeingRead}
        onSubmit={() => send('remotes/run-local-build', { remote, url })}
      >
        <Select label="Remote to replace" options={names} value={remote} onChange={setRemote} />
        <TextField
          label="Address of its script"
          placeholder="http://127.0.0.1:5201/remoteEntry.js"
          required
          error={localBuild.error}
          value={url}
          onChange={({ target }) => setUrl(target.value.trim())}
        />
      </TryForm>
      <TryForm title="Another channel" onSubmit={() => open({ channel })}>
        <TextField
          label="Channel"
          placeholder="beta"
          required
          value={channel}
          onChange={({ target }) => setChannel(target.value.trim())}
        />
      </TryForm>
    </Forms>
  );
}

/** A new page: only the server knows what is published. */
function open(query: Record<string, string>): void {
  window.location.assign(`${screens.diagnostics}?${new URLSearchParams(query)}`);
}

type FormProps = {
  title: string;
  action?: string;
  isBusy?: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

function TryForm({ title, action = 'Open', isBusy = false, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Form onSubmit={submit} aria-label={title}>
      <h3>{title}</h3>
      {children}
      <Button type="submit" busy={isBusy}>
        {action}
      </Button>
    </Form>
  );
}

const Forms = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${t('space.3')};
  ${media.content.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  }
`;
const Form = styled.form`
  display: grid;
  align-content: start;
  gap: ${t('space.3')};
  padding: ${t('space.4')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.card')};
  background: ${t('colors.card')};
  h3 {
    font-size: ${t('fontSizes.body')};
  }
`;
