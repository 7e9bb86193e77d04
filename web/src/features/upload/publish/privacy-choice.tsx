import type { Profile } from '@kloak/proto/api/types.ts';
import { type Privacy, sharedPrivacy } from '@kloak/proto/rules/privacy.ts';
import { type ChangeEventHandler, type ReactNode, useId } from 'react';
import { summarizeNames } from '../../../files/file-messages.ts';
import { Avatar } from '../../../people/avatar.tsx';
import { useMe } from '../../../session/session.ts';
import f from '../../../ui/form/field.module.css';
import { uploadTexts as t } from '../texts.ts';
import s from './privacy-choice.module.css';

/** Number of faces that a choice shows. */
const maxFaces = 5;

type PrivacyChoiceProps = {
  /** The member's connections; undefined until they are known. */
  readonly family: readonly Profile[] | undefined;
  readonly name: string;
  /** A privacy; empty until one is chosen. */
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly error: string | undefined;
};

/** Chooses who sees the files: the connected family, shown with their faces, or only the member. */
export function PrivacyChoice({ family, error, ...group }: PrivacyChoiceProps) {
  const { image } = useMe();
  const id = useId();
  const field = { ...group, errorId: error && `${id}-error` };
  return (
    <div
      role="radiogroup"
      className={s.who}
      aria-labelledby={`${id}-legend`}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={field.errorId}
    >
      <p className={f.label} id={`${id}-legend`}>
        {t.who.legend}
      </p>
      <div className={s.choices}>
        <Choice {...field} privacy={sharedPrivacy} label={t.who.FAMILY_ONLY} faces={family?.map((person) => person.image) ?? []}>
          {family?.length === 0 ? (
            t.who.nobody
          ) : (
            <span className={s.names}>{family ? summarizeNames(family.map(({ username }) => username)) : t.who.family}</span>
          )}
        </Choice>
        <Choice {...field} privacy="PRIVATE" label={t.who.PRIVATE} faces={[image]}>
          {t.who.onlyYou}
        </Choice>
      </div>
      <p className={f.error} id={`${id}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

type ChoiceProps = {
  readonly privacy: Privacy;
  readonly label: string;
  /** Addresses of avatars. */
  readonly faces: readonly string[];
  /** Explanation below the label. */
  readonly children: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLInputElement>;
  readonly errorId: string | undefined;
};

function Choice({ privacy, label, faces, children, name, value, onChange, errorId }: ChoiceProps) {
  const id = useId();
  const more = faces.length - maxFaces;
  return (
    <label className={s.choice}>
      <input
        type="radio"
        required
        className={s.button}
        name={name}
        value={privacy}
        checked={value === privacy}
        onChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={[`${id}-people`, errorId].filter(Boolean).join(' ')}
      />
      <span className={s.mark} aria-hidden="true" />
      <span className={s.label} id={`${id}-label`}>
        {label}
      </span>
      <span className={s.faces} aria-hidden="true">
        {faces.slice(0, maxFaces).map((face) => (
          <Avatar key={face} src={face} size={32} />
        ))}
        {more > 0 && <span className={s.more}>{t.who.more(more)}</span>}
      </span>
      <span className={s.people} id={`${id}-people`}>
        {children}
      </span>
    </label>
  );
}
