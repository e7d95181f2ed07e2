import { screens } from '@segue/contract/screens';
import {
  ArrowRightIcon,
  buttonLook,
  ClockIcon,
  CloseIcon,
  fieldInput,
  fieldLook,
  IconButton,
  media,
  SearchIcon,
  Spinner,
  t,
} from '@segue/ui';
import { OptionList, useCombobox } from '@segue/ui/combobox';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect } from 'react';
import styled from 'styled-components';
import { $isSearching, $query } from '../results/model';
import { preloadResults } from '../results/view';
import { $canSubmit, $text, pasted, queryPicked, submitted, textChanged } from './model';
import { $recentSearches, recentSearchesRequested } from './recent-model';

type BoxProps = {
  field: RefObject<HTMLInputElement | null>;
  opening: string | undefined;
};

export function SearchBox({ field: input, opening }: BoxProps) {
  const model = useUnit({
    text: $text,
    query: $query,
    canSubmit: $canSubmit,
    isSearching: $isSearching,
    recent: $recentSearches,
    onChange: textChanged,
    onSubmit: submitted,
    onPick: queryPicked,
    onFocus: recentSearchesRequested,
    onPaste: pasted,
  });
  const box = opening ? { ...model, text: opening, canSubmit: false, isSearching: true } : model;
  const recent = useCombobox(box.recent, box.onPick);
  // A search that begins makes a recent one, which would open over its results where no key closed the list.
  useEffect(() => recent.close(), [box.query]);
  return (
    <Form
      role="search"
      // Without a script the browser submits the form.
      action={screens.home}
      onSubmit={(event) => {
        event.preventDefault();
        recent.close();
        box.onSubmit();
      }}
    >
      <Field ref={recent.area}>
        <SearchIcon />
        <Input
          ref={input}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          {...recent.box}
          aria-label="Search songs, artists or albums"
          placeholder="Artist, song, or album"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={box.text}
          onChange={(event) => {
            preloadResults();
            recent.close();
            box.onChange(event.target.value);
          }}
          onPaste={({ clipboardData }) => box.onPaste(clipboardData.getData('text/plain'))}
          onFocus={() => {
            box.onFocus();
            recent.open();
          }}
        />
        {box.text !== '' && (
          <IconButton
            label="Clear search"
            onClick={() => {
              box.onChange('');
              input.current?.focus();
            }}
          >
            <CloseIcon size={16} />
          </IconButton>
        )}
        {recent.isOpen && (
          <OptionList list={recent.list} title="Recent searches" icon={<ClockIcon size={16} />} />
        )}
      </Field>
      <Submit
        type="submit"
        aria-label="Search"
        disabled={!box.canSubmit}
        aria-busy={box.isSearching || undefined}
      >
        <Word>Search</Word>
        <Arrow>{box.isSearching ? <Spinner /> : <ArrowRightIcon size={20} />}</Arrow>
      </Submit>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  gap: 10px;
  width: 100%;
  max-width: 680px;
  margin: 0 auto;
`;
const Field = styled.div`
  ${fieldLook}
  position: relative;
  flex: 1;
  min-width: 0;
  height: ${t('sizes.field')};
  > svg {
    flex: none;
  }
`;
const Input = styled.input`
  ${fieldInput}
  height: 100%;
`;
const Submit = styled.button`
  ${buttonLook.primary}
  flex: none;
  min-width: 96px;
  height: ${t('sizes.field')};
  ${media.content.phone} {
    width: ${t('sizes.field')};
    min-width: 0;
    padding: 0;
  }
`;
const Word = styled.span`
  ${media.content.phone} {
    display: none;
  }
`;
const Arrow = styled.span`
  display: none;
  ${media.content.phone} {
    display: grid;
  }
`;
