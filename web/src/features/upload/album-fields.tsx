import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { findAlbum } from '../../lib/find-album.ts';
import { ownAlbumsQuery } from '../../lib/own-albums.ts';
import { AlbumNameField } from '../../ui/album-name-field.tsx';
import type { TextField } from '../../ui/field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { uploadTexts as t } from './texts.ts';

type Name = Omit<ComponentProps<typeof TextField>, 'label'> & { readonly value: string };
type AlbumFieldsProps = { readonly me: string; readonly name: Name; readonly description: Omit<ComponentProps<typeof TextArea>, 'label'> };

/** The album that the files come into, by its name; a new one is described here, too. */
export function AlbumFields({ me, name, description }: AlbumFieldsProps) {
  const { data: albums = [] } = useQuery(ownAlbumsQuery(me));
  const known = findAlbum(albums, name.value);
  return (
    <>
      <AlbumNameField label={t.albumName} names={albums.map((album) => album.name)} hint={known && t.albumKnown(known.name)} {...name} />
      {!known && <TextArea label={t.albumDescription} {...description} rows={2} />}
    </>
  );
}
