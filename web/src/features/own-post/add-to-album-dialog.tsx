import type { Post } from '@kloak/proto/api/types.ts';
import { readAlbumName } from '@kloak/proto/rules/albums.ts';
import { privacies, privacyLabels, readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { findAlbum } from '../../lib/find-album.ts';
import { itemOf } from '../../lib/item.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { ownAlbumsQuery } from '../../lib/own-albums.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { AlbumNameField } from '../../ui/album-name-field.tsx';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import s from './own-post.module.css';
import { addToAlbumMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

type AddProps = { readonly post: Post; readonly open: boolean; readonly onClose: () => void };

/** Where the owner names the album that a post comes into. */
export function AddToAlbumDialog({ post, open, onClose }: AddProps) {
  return (
    <Dialog open={open} onClose={onClose} title={t.addToAlbum} close={memberTexts.close}>
      <AddForm post={post} onDone={onClose} />
    </Dialog>
  );
}

type Form = { readonly name: string; readonly privacy: string };

/** Who may see it is asked of a new album alone; what is in it keeps its own privacy. */
function AddForm({ post, onDone }: { readonly post: Post; readonly onDone: () => void }) {
  const me = useMe();
  const client = useQueryClient();
  const { data: albums = [] } = useQuery(ownAlbumsQuery(me.id));
  const state = useState<Form>({ name: '', privacy: itemOf(post)?.privacy ?? '' });
  const known = findAlbum(albums, state[0].name);
  const add = useMutation(addToAlbumMutation(client, post, me.id));
  const { field, submit } = useForm({
    state,
    read: readForm,
    busy: add.isPending,
    onSubmit: ({ name, privacy: chosen }) => {
      const { value: privacy } = readPrivacy(chosen);
      if (!privacy) return;
      const onSuccess = () => {
        toast(t.addedToAlbum(known?.name ?? name));
        onDone();
      };
      add.mutate({ name, privacy }, { onSuccess });
    },
  });
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      {add.error && <Banner tone="danger">{errorText(add.error, texts.common.failed)}</Banner>}
      <AlbumNameField label={t.albumName} names={albums.map(({ name }) => name)} {...field('name')} required />
      {!known && (
        <SelectField label={t.albumPrivacy} {...field('privacy')} required>
          {privacies.map((one) => (
            <option key={one} value={one}>
              {privacyLabels[one]}
            </option>
          ))}
        </SelectField>
      )}
      <div className={s.acts}>
        <Button tone="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" busy={add.isPending && t.adding}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}

const readForm = ({ name, privacy }: Form): Readings<Form> => ({ name: readAlbumName(name), privacy: readPrivacy(privacy) });
