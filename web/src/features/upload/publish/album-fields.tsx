import type { Album } from '@kloak/proto/api/types.ts';
import type { ComponentProps } from 'react';
import { AlbumNameField } from '../../../posts/album-name-field.tsx';
import type { TextField } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { uploadTexts as t } from '../texts.ts';

type AlbumFieldsProps = {
  /** Albums of the member. */
  readonly albums: readonly Album[];
  /** The album with the typed name, if it exists. */
  readonly known: Album | undefined;
  readonly name: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly description: Omit<ComponentProps<typeof TextArea>, 'label'>;
};

/** Names the album that the files are added to, and describes it if it is new. */
export function AlbumFields({ albums, known, name, description }: AlbumFieldsProps) {
  return (
    <>
      <AlbumNameField label={t.albumName} names={albums.map((album) => album.name)} hint={known && t.albumKnown(known.name)} {...name} />
      {!known && <TextArea label={t.albumDescription} {...description} rows={2} />}
    </>
  );
}
