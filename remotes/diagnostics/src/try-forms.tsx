// Opens the page with a published version of a remote or with another channel, or runs a build of this machine.
import { screens } from '@segue/contract/screens';
import { send } from '@segue/event-bus';
import type { PageRemotes } from '@segue/stores';
import { Button, cardSurface, media, Select, t, TextField } from '@segue/ui';
import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
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
        <Field label="Version" placeholder="1.2.0" value={version} onChange={setVersion} />
      </TryForm>
      <TryForm
        title="A build of this machine"
        action="Run"
        isBusy={localBuild.isBeingRead}
        onSubmit={() => send('remotes/run-local-build', { remote, url })}
      >
        <Select label="Remote to replace" options={names} value={remote} onChange={setRemote} />
        <Field
          label="Address of its script"
          placeholder="http://127.0.0.1:5201/remoteEntry.js"
          error={localBuild.error}
          value={url}
          onChange={setUrl}
        />
      </TryForm>
      <TryForm title="Another channel" onSubmit={() => open({ channel })}>
        <Field label="Channel" placeholder="beta" value={channel} onChange={setChannel} />
      </TryForm>
    </Forms>
  );
}

/** A new page: only the server knows what is published. */
function open(query: Record<string, string>): void {
  window.location.assign(`${screens.diagnostics}?${new URLSearchParams(query)}`);
}

type FieldProps = Omit<ComponentProps<typeof TextField>, 'onChange'> & { onChange: (text: string) => void };

function Field({ onChange, ...field }: FieldProps) {
  return <TextField {...field} required onChange={({ target }) => onChange(target.value.trim())} />;
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
  ${cardSurface}
  display: grid;
  align-content: start;
  gap: ${t('space.3')};
  padding: ${t('space.4')};
  h3 {
    font-size: ${t('fontSizes.body')};
  }
`;
