// Asks in which form a list of tracks leaves.
import type { Track } from '@segue/contract';
import { send } from '@segue/event-bus';
import { media, quietText, t } from '@segue/ui';
import { Dialog } from '@segue/ui/dialog';
import styled from 'styled-components';
import { listFile, listText, type ListFormat } from './list-file';

export type ExportProps = {
  /** The name of the list, which becomes the name of the file. */
  name: string;
  tracks: readonly Track[];
  onClose: () => void;
};

/** Saves a list of tracks as a file or copies it as text. */
export function ExportTracks({ name, tracks, onClose }: ExportProps) {
  const save = (format: ListFormat) => {
    download(name, tracks, format);
    onClose();
  };
  return (
    <Dialog title={`Export “${name}”`} onClose={onClose}>
      <Facts>{`${tracks.length === 1 ? '1 track' : `${tracks.length.toLocaleString('en-US')} tracks`}: names, lengths and links, no music.`}</Facts>
      <Choices>
        <Option title="CSV" use="For spreadsheets" onClick={() => save('csv')} />
        <Option
          title="Copy as text"
          use="One “Artist - Title” per line"
          onClick={() => {
            void copy(tracks);
            onClose();
          }}
        />
      </Choices>
      <details>
        <summary>More formats</summary>
        <Choices>
          <Option title="XSPF" use="For other players" onClick={() => save('xspf')} />
          <Option title="JSPF" use="For ListenBrainz" onClick={() => save('jspf')} />
        </Choices>
      </details>
    </Dialog>
  );
}

function Option({ title, use, onClick }: { title: string; use: string; onClick: () => void }) {
  return (
    <li>
      <Choice type="button" onClick={onClick}>
        <strong>{title}</strong>
        <span>{use}</span>
      </Choice>
    </li>
  );
}

function download(name: string, tracks: readonly Track[], format: ListFormat): void {
  const { fileName, mediaType, text } = listFile(name, tracks, format);
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun when the task of the click ends.
  setTimeout(() => URL.revokeObjectURL(url));
}

async function copy(tracks: readonly Track[]): Promise<void> {
  try {
    await navigator.clipboard.writeText(listText(tracks));
    send('notice/show', { text: 'List copied' });
  } catch {
    send('notice/show', { text: "The list couldn't be copied." });
  }
}

const Facts = styled.p`
  color: ${t('colors.muted')};
`;
const Choices = styled.ul`
  display: grid;
  gap: ${t('space.2')};
  summary + & {
    margin-top: ${t('space.3')};
  }
`;
const Choice = styled.button`
  display: grid;
  width: 100%;
  padding: ${t('space.3')} ${t('space.4')};
  border: 1px solid ${t('colors.hairline')};
  border-radius: ${t('radii.button')};
  text-align: start;
  transition: background-color ${t('motion.hover')};
  strong {
    font-weight: ${t('fontWeights.semibold')};
  }
  span {
    ${quietText}
  }
  ${media.hover} {
    &:hover {
      background: ${t('colors.hover')};
    }
  }
`;
