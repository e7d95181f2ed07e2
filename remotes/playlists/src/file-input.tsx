// How files come in: dropped onto an element, or chosen with the browser's dialog.
import { visuallyHidden } from '@segue/ui';
import { useState, type ComponentProps, type DragEvent } from 'react';
import styled from 'styled-components';

/** Props of an element that takes what is dropped onto it, of this type of data only; `data-over` while it is above. */
export function useDrop(onDrop: (data: DataTransfer) => void, type?: string) {
  const [isOver, setOver] = useState(false);
  const accepts = ({ dataTransfer }: DragEvent) => type === undefined || dataTransfer.types.includes(type);
  const onDragOver = (event: DragEvent) => {
    if (!accepts(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  return {
    'data-over': isOver || undefined,
    onDragEnter: onDragOver,
    onDragOver,
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      if (!accepts(event)) return;
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
}

/** Pressed by a button that can be seen. */
export function FileInput({ onFile, ...input }: ComponentProps<'input'> & { onFile: (file: File) => void }) {
  return (
    <HiddenInput
      {...input}
      type="file"
      tabIndex={-1}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // The same file can be chosen again after a failure.
        currentTarget.value = '';
        if (file) onFile(file);
      }}
    />
  );
}

const HiddenInput = styled.input`
  ${visuallyHidden}
`;
