// Renders a text of a document: URLs become links, the placeholder becomes the configured support address.
import { Fragment, type ReactNode } from 'react';
import { EMAIL_PLACEHOLDER } from './document';

/** Its group is kept by `split`: every second part is a link. */
const LINKS = /(\{email\}|https:\/\/[\w./-]*[\w/])/;

export function LinkedText({ text, email }: { text: string; email: string }): ReactNode {
  return text.split(LINKS).map((part, index) => {
    if (index % 2 === 0) return <Fragment key={index}>{part}</Fragment>;
    if (part === EMAIL_PLACEHOLDER) {
      return (
        <a key={index} href={`mailto:${email}`}>
          {email}
        </a>
      );
    }
    return (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer">
        {part.replace('https://', '')}
      </a>
    );
  });
}
