import type { Album } from '@kloak/proto/api/types.ts';
import { albumNameTaken, readAlbumName } from '@kloak/proto/rules/albums.ts';
import { isShared, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readDescription } from '@kloak/proto/rules/text/titles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { PrivacyField } from '../../posts/privacy-field.tsx';
import { CheckField, TextField } from '../../ui/form/field.tsx';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { changeAlbumMutation } from './albums-queries.ts';
import { albumsTexts as t } from './texts.ts';

type AlbumForm = { readonly name: string; readonly description: string; readonly privacy: string; readonly alsoItems: boolean };

export function EditAlbumDialog({ album, onClose }: { readonly album: Album; readonly onClose: () => void }) {
  const state = useState<AlbumForm>({ name: album.name, description: album.description, privacy: album.privacy, alsoItems: false });
  const change = useMutation(changeAlbumMutation(useQueryClient(), album));
  const others = othersOf(album, state[0].privacy);
  const { field, checkbox, form, addErrors } = useForm({
    state,
    read: readForm,
    busy: change.isPending,
    onSubmit: ({ name, description, privacy: chosen, alsoItems }) => {
      const { value: privacy } = readPrivacy(chosen);
      if (!privacy) return;
      const onError = (error: Error) => isTaken(error) && addErrors({ name: error.message });
      change.mutate({ name, description, privacy, alsoItems: alsoItems && others > 0 }, { onSuccess: onClose, onError });
    },
  });
  const { save, saving } = memberTexts;
  return (
    <FormDialog title={t.editTitle} submit={save} busy={saving} work={change} tells={isTaken} form={form} onClose={onClose}>
      <TextField label={t.name} {...field('name')} required autoComplete="off" dir="auto" />
      <TextArea label={memberTexts.description} {...field('description')} />
      <PrivacyField label={memberTexts.privacy} {...field('privacy')} />
      {others > 0 && <CheckField label={t.alsoChange(others)} {...checkbox('alsoItems')} hint={whoSees(state[0], others)} />}
    </FormDialog>
  );
}

const isTaken = (error: Error) => error instanceof ApiError && error.code === albumNameTaken.code;

/** Returns a sentence about who will see the album's other items; undefined if they are visible to the same people as the album. */
function whoSees({ privacy, alsoItems }: AlbumForm, others: number): string | undefined {
  if (isShared(privacy)) return alsoItems ? undefined : t.stay.unseen(others);
  return alsoItems ? t.stay.changed : t.stay.seen(others);
}

/** Returns the number of items whose privacy differs from the album's new one; 0 if it stays the same. */
function othersOf({ privacy, count, sharedCount }: Album, chosen: string): number {
  if (chosen === privacy) return 0;
  return isShared(chosen) ? count - sharedCount : sharedCount;
}

const readForm = ({ name, description, privacy }: AlbumForm): Readings<AlbumForm> => ({
  name: readAlbumName(name),
  description: readDescription(description),
  privacy: readPrivacy(privacy),
});
