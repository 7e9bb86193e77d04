import { type ReactNode, useState } from 'react';
import { type FormValues, initialUpload } from '../domain.ts';
import { uploadTexts as t } from '../texts.ts';
import s from '../upload.module.css';

type WordsProps = {
  readonly values: Pick<FormValues, 'title' | 'description' | 'album' | 'albumDescription' | 'category'>;
  /** Names of the fields. */
  readonly hint: string;
  readonly children: ReactNode;
};

/** Folds the fields that an upload does not need, until one of them is filled in, as by a share of the device. A form opens it for an invalid field. */
export function Words({ values, hint, children }: WordsProps) {
  const [isFilled, setFilled] = useState(() => isFilledIn(values));
  if (!isFilled && isFilledIn(values)) setFilled(true);
  return (
    <details className={s.words} open={isFilled}>
      <summary>
        {t.addWords} <span className={s.hint}>{hint}</span>
      </summary>
      <div className={s.fields}>{children}</div>
    </details>
  );
}

const isFilledIn = ({ title, description, album, albumDescription, category }: WordsProps['values']): boolean =>
  [title, description, album, albumDescription].some((text) => text !== '') || category !== initialUpload.form.category;
