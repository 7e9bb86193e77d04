import type { Profile } from '@kloak/proto/api/types.ts';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { errorText } from '../lib/error-text.ts';
import { memberTexts as t } from '../lib/member-texts.ts';
import { texts } from '../lib/texts.ts';
import { ErrorNotice } from '../ui/error-notice.tsx';
import { TextField } from '../ui/form/field.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Avatar } from './avatar.tsx';
import s from './choose-people.module.css';
import type { Picker } from './use-picker.ts';

type ChooseProps = {
  /** Purpose of the choice (`legend`), and group of people that the box searches (`label`). */
  readonly legend: string;
  readonly label: string;
  readonly picker: Picker;
  readonly error?: string | undefined;
};

/** Search for people with the chosen ones as removable chips. */
export function ChoosePeople({ legend, label, picker: { chosen, choose, text, type, found }, error }: ChooseProps) {
  const { people, error: failure, isFetching, refetch, isAnswered } = found;
  const field = useRef<HTMLDivElement>(null);
  const isSearching = text.trim() !== '';
  /** The pressed button disappears: keyboard users continue in the box. */
  const change = (now: readonly Profile[]) => {
    choose(now);
    type('');
    field.current?.querySelector('input')?.focus();
  };
  return (
    <fieldset className={s.choose}>
      <legend>{legend}</legend>
      {chosen.length > 0 && (
        <ul className={s.chips} aria-label={t.chosen}>
          {chosen.map((person) => (
            <li key={person._id} className={s.chip}>
              <span className={s.name} dir="auto">
                {person.username}
              </span>
              <IconButton
                label={t.takeOut(person.username)}
                icon={<X size={16} aria-hidden="true" />}
                onClick={() => change(chosen.filter(({ _id }) => _id !== person._id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div ref={field}>
        <TextField
          label={label}
          type="search"
          name="people"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={text}
          error={error}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </div>
      {failure && !people && (
        <ErrorNotice text={errorText(failure, texts.common.failed)} retry={texts.common.retry} onRetry={() => void refetch()} busy={isFetching} />
      )}
      {isSearching && isAnswered && people?.length === 0 && (
        <p className={s.nobody} role="status">
          {t.nobodyFound}
        </p>
      )}
      {isSearching && people && people.length > 0 && (
        <ul className={s.people} aria-label={t.people}>
          {people.map((person) => (
            <li key={person._id}>
              <button type="button" className={s.person} aria-label={t.add(person.username)} onClick={() => change([...chosen, person])}>
                <Avatar src={person.image} />
                <span className={s.name} dir="auto">
                  {person.username}
                </span>
                <Plus size={18} aria-hidden="true" className={s.plus} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
