// Renders a text of a document, with the configured support address in place of the placeholder.
import { Fragment, type ReactNode } from 'react';
import { EMAIL_PLACEHOLDER } from './document';

export function Words({ text, email }: { text: string; email: string }): ReactNode {
  return text.split(EMAIL_PLACEHOLDER).map((part, index) => (
    <Fragment key={index}>
      {index > 0 ? <a href={`mailto:${email}`}>{email}</a> : null}
      {part}
    </Fragment>
  ));
}
