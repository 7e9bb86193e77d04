import { readAlbumName } from '@kloak/proto/rules/albums.ts';
import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Readings, useForm } from '../../lib/use-form.ts';
import { AlbumNameField } from '../../posts/album-name-field.tsx';
import { findAlbum } from '../../posts/data/find-album.ts';
import { ownAlbumsQuery } from '../../posts/data/own-albums.ts';
import { PrivacyField } from '../../posts/privacy-field.tsx';
import { useMe } from '../../session/session.ts';
import { FormDialog } from '../../ui/form/form-dialog.tsx';
import { addToAlbumMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';

type AddProps = {
  /** Ids of the posts. */
  readonly posts: readonly string[];
  /** Initial privacy of a new album. */
  readonly privacy: string;
  /** Called with their ids after they were added. */
  readonly onAdded?: (posts: readonly string[]) => void;
  readonly onClose: () => void;
};

/** Dialog in which the owner names the album for posts. Privacy is chosen for a new album only; its posts keep their own. */
export function AddToAlbumDialog({ posts, privacy, onAdded, onClose }: AddProps) {
  const me = useMe();
  const navigate = useNavigate();
  const { data: albums = [] } = useQuery(ownAlbumsQuery(me.id));
  const state = useState<NewAlbumForm>({ name: '', privacy });
  const known = findAlbum(albums, state[0].name);
  const add = useMutation(addToAlbumMutation(useQueryClient(), posts, me.id, (album) => void navigate(`/albums/${album}`)));
  const { field, form } = useForm({
    state,
    read: readForm,
    busy: add.isPending,
    onSubmit: ({ name, privacy: chosen }) => {
      const { value } = readPrivacy(chosen);
      if (value)
        add.mutate(
          { name, privacy: value },
          {
            onSuccess: () => {
              onClose();
              onAdded?.(posts);
            },
          },
        );
    },
  });
  return (
    <FormDialog title={t.addToAlbum} submit={t.add} busy={t.adding} work={add} form={form} onClose={onClose}>
      <AlbumNameField label={t.albumName} names={albums.map(({ name }) => name)} {...field('name')} required />
      {!known && <PrivacyField label={t.albumPrivacy} {...field('privacy')} />}
    </FormDialog>
  );
}

type NewAlbumForm = { readonly name: string; readonly privacy: string };

const readForm = ({ name, privacy }: NewAlbumForm): Readings<NewAlbumForm> => ({ name: readAlbumName(name), privacy: readPrivacy(privacy) });
