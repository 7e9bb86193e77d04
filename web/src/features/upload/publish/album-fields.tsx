import type { Album } from '@kloak/proto/api/types.ts';
import type { ComponentProps } from 'react';
import { AlbumNameField } from '../../../ui/album-name-field.tsx';
import type { TextField } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { uploadTexts as t } from '../texts.ts';

type AlbumFieldsProps = {
  /** One's own. */
  readonly albums: readonly Album[];
  /** The one of them that is named. */
  readonly known: Album | undefined;
  readonly name: Omit<ComponentProps<typeof TextField>, 'label'>;
  readonly description: Omit<ComponentProps<typeof TextArea>, 'label'>;
};

/** The album that the files come into, by its name; a new one is described here, too. */
export function AlbumFields({ albums, known, name, description }: AlbumFieldsProps) {
  return (
    <>
      <AlbumNameField label={t.albumName} names={albums.map((album) => album.name)} hint={known && t.albumKnown(known.name)} {...name} />
      {!known && <TextArea label={t.albumDescription} {...description} rows={2} />}
    </>
  );
}
