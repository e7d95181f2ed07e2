import { Button, LinkIcon, t, TextField, UploadIcon } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { copyText } from './copy-text';

type Props = {
  title: string;
  link: string | null;
  /** The title in the system's share sheet. */
  name: string;
  /** Says who can open the link, and for how long. */
  children?: ReactNode;
  actions?: ReactNode;
  busy?: boolean;
  onClose: () => void;
};

/** Shows a link to copy or to give to the system's share sheet, where there is one. */
export function ShareLink({ title, link, name, children, actions, busy = false, onClose }: Props) {
  const share = (url: string) => void navigator.share({ title: name, url }).then(onClose, () => undefined);
  return (
    <Dialog
      title={title}
      busy={busy}
      onClose={onClose}
      actions={
        <>
          {actions}
          {link !== null && typeof navigator.share === 'function' ? (
            <Button onClick={() => share(link)}>
              <UploadIcon size={17} /> Share
            </Button>
          ) : null}
          {link === null ? null : (
            <Button variant="primary" onClick={() => void copyText(link).then(onClose)}>
              <LinkIcon size={17} /> Copy link
            </Button>
          )}
        </>
      }
    >
      <Body>
        {children}
        {link === null ? null : (
          <TextField
            label="Link"
            value={link}
            readOnly
            dir="ltr"
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </Body>
    </Dialog>
  );
}

const Body = styled.div`
  display: grid;
  gap: ${t('space.4')};
  p {
    color: ${t('colors.soft')};
    font-size: ${t('fontSizes.secondary')};
  }
`;
