import type { Album } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { CheckField } from '../../ui/form/field.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { deleteAlbumMutation, forgetAlbum } from './albums-queries.ts';
import { EditAlbumDialog } from './edit-album-dialog.tsx';
import { albumsTexts as t } from './texts.ts';

type AlbumMenuProps = {
  readonly album: Album;
  /** Called before the album leaves the lists: for a page that shows nothing else. */
  readonly onDeleted?: () => void;
};

/** Menu of the member's own album. */
export function AlbumMenu({ album, onDeleted }: AlbumMenuProps) {
  const me = useMe();
  const client = useQueryClient();
  const [opened, setOpened] = useState<'edit' | 'delete'>();
  const [alsoItems, setAlsoItems] = useState(false);
  const remove = useMutation({
    ...deleteAlbumMutation(album, me.id),
    onSuccess: () => {
      setOpened(undefined);
      toast(t.deleted);
      onDeleted?.();
      forgetAlbum(client, album, alsoItems);
    },
    onError: (error) => {
      setOpened(undefined);
      toast(errorText(error, texts.common.failed), 'bad');
    },
  });
  const ask = () => {
    setAlsoItems(false);
    setOpened('delete');
  };
  const acts = [
    { label: t.edit, icon: <Pencil size={18} aria-hidden="true" />, onSelect: () => setOpened('edit') },
    { label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' as const, onSelect: ask },
  ];
  return (
    <>
      <Menu label={t.settings(album.name)} acts={acts} />
      {opened === 'edit' && <EditAlbumDialog album={album} onClose={() => setOpened(undefined)} />}
      <ConfirmDialog
        open={opened === 'delete'}
        title={t.deleteTitle}
        text={t.deleteText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deleting : undefined}
        onNo={() => setOpened(undefined)}
        onYes={() => remove.mutate(alsoItems)}
      >
        {album.count > 0 && (
          <CheckField label={t.alsoDelete(album.count)} checked={alsoItems} onChange={({ currentTarget }) => setAlsoItems(currentTarget.checked)} />
        )}
      </ConfirmDialog>
    </>
  );
}
