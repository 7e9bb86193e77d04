import type { Album } from '@kloak/proto/api/types.ts';
import { albumNameTaken, readAlbumName } from '@kloak/proto/rules/albums.ts';
import { isShared, privacies, privacyLabels, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readDescription } from '@kloak/proto/rules/titles.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, TextField } from '../../ui/field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import s from './albums.module.css';
import { changeAlbumMutation } from './albums-queries.ts';
import { albumsTexts as t } from './texts.ts';

type EditProps = { readonly album: Album; readonly open: boolean; readonly onClose: () => void };

/** Where the owner says an album anew. */
export function EditAlbumDialog({ album, open, onClose }: EditProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.editTitle} close={memberTexts.close}>
      <EditForm album={album} onDone={onClose} />
    </Dialog>
  );
}

type Form = { readonly name: string; readonly description: string; readonly privacy: string; readonly alsoItems: boolean };

function EditForm({ album, onDone }: { readonly album: Album; readonly onDone: () => void }) {
  const client = useQueryClient();
  const state = useState<Form>({ name: album.name, description: album.description, privacy: album.privacy, alsoItems: false });
  const change = useMutation(changeAlbumMutation(client, album));
  const others = othersOf(album, state[0].privacy);
  const { field, checkbox, submit, addErrors } = useForm({
    state,
    read: readForm,
    busy: change.isPending,
    onSubmit: ({ name, description, privacy: chosen, alsoItems }) => {
      const { value: privacy } = readPrivacy(chosen);
      if (!privacy) return;
      const onSuccess = () => {
        toast(t.saved);
        onDone();
      };
      const onError = (error: Error) => isTaken(error) && addErrors({ name: error.message });
      change.mutate({ name, description, privacy, alsoItems: alsoItems && others > 0 }, { onSuccess, onError });
    },
  });
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      {change.error && !isTaken(change.error) && <Banner tone="danger">{errorText(change.error, texts.common.failed)}</Banner>}
      <TextField label={t.name} {...field('name')} required autoComplete="off" dir="auto" />
      <TextArea label={t.description} {...field('description')} />
      <SelectField label={t.privacy} {...field('privacy')} required>
        {privacies.map((one) => (
          <option key={one} value={one}>
            {privacyLabels[one]}
          </option>
        ))}
      </SelectField>
      {others > 0 && <CheckField label={t.alsoChange(others)} {...checkbox('alsoItems')} />}
      <div className={s.acts}>
        <Button tone="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={change.isPending && t.saving}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}

const isTaken = (error: Error) => error instanceof ApiError && error.code === albumNameTaken.code;

/** How many of its items another privacy than its new one has; none while it stays as it is. */
function othersOf({ privacy, count, sharedCount }: Album, chosen: string): number {
  if (chosen === privacy) return 0;
  return isShared(chosen) ? count - sharedCount : sharedCount;
}

const readForm = ({ name, description, privacy }: Form): Readings<Form> => ({
  name: readAlbumName(name),
  description: readDescription(description),
  privacy: readPrivacy(privacy),
});
