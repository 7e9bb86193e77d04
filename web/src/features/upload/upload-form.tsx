import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { isPrivacy } from '../../lib/shapes.ts';
import { texts } from '../../lib/texts.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { isImage } from './accept-files.ts';
import { MassUpload } from './mass-upload.tsx';
import s from './upload.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { type Published, publishMutation } from './upload-queries.ts';
import { forgetUpload, useUpload } from './upload-store.ts';

const privacies = ['', 'PRIVATE', 'FAMILY_ONLY'] as const;

/** Says what the files are while they go out. Publishing waits for them. */
export function UploadForm({ me }: { readonly me: string }) {
  const { upload: t } = texts;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { files, arrived } = useUpload();
  const [form, setForm] = useState({ title: '', description: '', privacy: '' });
  const [fault, setFault] = useState<string>();
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const one = files.length === 1;
  const onlyImages = files.every(({ file }) => isImage(file));

  const publish = useMutation({
    ...publishMutation(client, me),
    onSuccess: (published) => {
      toast(wordsFor(published, onlyImages));
      // Who went on to another screen meanwhile is not called back.
      if (here.current) navigate(published.posts[0] ? `/image/${published.posts[0]._id}` : '/home');
      forgetUpload();
    },
    onError: (error) => {
      toast(error instanceof ApiError && error.code !== 'not-arrived' ? error.message : t.notArrived, 'bad');
      if (error instanceof ApiError && error.code === 'rejected') forgetUpload();
    },
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPrivacy(form.privacy)) {
      setFault(t.privacyRequired);
      event.currentTarget.querySelector('select')?.focus();
      return;
    }
    if (publish.isPending || !arrived) return;
    const details = { title: form.title.trim(), description: form.description.trim(), privacy: form.privacy };
    publish.mutate({ opened: arrived, details });
  };

  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <MassUpload files={files} />
      <UploadProgress me={me} />
      {one && (
        <>
          <TextField
            label={t.titleLabel}
            maxLength={200}
            autoComplete="off"
            value={form.title}
            onChange={(event) => setForm({ ...form, title: event.currentTarget.value })}
          />
          <TextArea
            label={t.description}
            maxLength={5000}
            value={form.description}
            onChange={(event) => setForm({ ...form, description: event.currentTarget.value })}
          />
        </>
      )}
      <SelectField
        label={t.privacy}
        required
        value={form.privacy}
        error={fault}
        hint={isPrivacy(form.privacy) ? t.privacyHints[form.privacy] : undefined}
        onChange={(event) => {
          setForm({ ...form, privacy: event.currentTarget.value });
          setFault(undefined);
        }}
      >
        {privacies.map((privacy) => (
          <option key={privacy} value={privacy}>
            {texts.privacy[privacy]}
          </option>
        ))}
      </SelectField>
      <div className={s.acts}>
        <Button tone="quiet" onClick={forgetUpload} disabled={publish.isPending}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={publish.isPending && t.publishing}>
          {t.publish}
        </Button>
      </div>
    </form>
  );
}

function wordsFor({ posts, duplicates = [] }: Published, onlyImages: boolean): string {
  const { upload: t } = texts;
  if (duplicates.length > 0 && duplicates.length === posts.length) return t.duplicate;
  return onlyImages ? t.successImages : t.success;
}
