import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { isPrivacy } from '../../lib/shapes.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';
import { isImage } from './accept-files.ts';
import { MassUpload } from './mass-upload.tsx';
import s from './upload.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { type Details, type Published, publishMutation } from './upload-queries.ts';
import { dropUpload, forgetUpload, type KnownFile, useUpload } from './upload-store.ts';

const privacies = ['', 'PRIVATE', 'FAMILY_ONLY'] as const;

/** Says what the files are while they go out. Publishing waits for them. */
export function UploadForm({ me }: { readonly me: string }) {
  const { upload: t } = memberTexts;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { files, arrived, tryOn, phase, waitsFor, form, publishing } = useUpload();
  const [fault, setFault] = useState<string>();
  const say = (news: Partial<typeof form>) => useUpload.setState((upload) => ({ form: { ...upload.form, ...news } }));
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
    onSuccess: (published, { details }) => {
      const { posts, duplicates = [], rejected } = published;
      const known = knownFiles(published, details);
      if (duplicates.length < posts.length) toast(onlyImages ? t.successImages : t.success);
      else if (!here.current) toast(t.known.title(duplicates.length));
      if (rejected.length > 0) toast(wordsForRejected(rejected), 'bad');
      // Who went on to another screen meanwhile is not called back; what was there already is told of on this one.
      if (here.current && known.length === 0) void navigate(posts[0] ? `/image/${posts[0]._id}` : '/home');
      forgetUpload(known);
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      useUpload.setState({ publishing: false });
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
    if (useUpload.getState().publishing || !arrived) return;
    useUpload.setState({ publishing: true });
    const details = { title: form.title.trim(), description: form.description.trim(), privacy: form.privacy };
    publish.mutate({ opened: arrived, details, tryOn });
  };

  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <MassUpload files={files} />
      <UploadProgress />
      {one && (
        <>
          <TextField
            label={t.titleLabel}
            maxLength={200}
            autoComplete="off"
            value={form.title}
            onChange={(event) => say({ title: event.currentTarget.value })}
          />
          <TextArea label={t.description} maxLength={5000} value={form.description} onChange={(event) => say({ description: event.currentTarget.value })} />
        </>
      )}
      <SelectField
        label={t.privacy}
        required
        value={form.privacy}
        error={fault}
        hint={isPrivacy(form.privacy) ? t.privacyHints[form.privacy] : undefined}
        onChange={(event) => {
          say({ privacy: event.currentTarget.value });
          setFault(undefined);
        }}
      >
        {privacies.map((privacy) => (
          <option key={privacy} value={privacy}>
            {memberTexts.privacy[privacy]}
          </option>
        ))}
      </SelectField>
      <div className={s.acts}>
        <Button tone="quiet" onClick={dropUpload} disabled={publishing && phase === 'FILE_ACCEPTED' && !waitsFor}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={publishing && t.publishing}>
          {t.publish}
        </Button>
      </div>
    </form>
  );
}

function wordsForRejected(names: readonly string[]): string {
  const { upload: t } = memberTexts;
  const some = names.slice(0, 3).join(', ');
  return t.rejected(names.length > 3 ? `${some} ${t.more(names.length - 3)}` : some, names.length);
}

function knownFiles({ posts, duplicates = [] }: Published, { privacy: chosen }: Details): KnownFile[] {
  const shown = new Map(posts.map(({ _id, image }) => [_id, image?.privacy]));
  return duplicates.map(({ fileName, postId }, id) => ({ id, fileName, post: postId, privacy: shown.get(postId) ?? chosen, chosen }));
}
