import type { Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookImage, CalendarDays, Download, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { nameOf } from '../../posts/caption.ts';
import { dropPosts } from '../../posts/data/patch-posts.ts';
import { toastDeleted } from '../../posts/data/restore-posts.ts';
import { itemOf } from '../../posts/item.ts';
import { useDownload } from '../../posts/use-download.ts';
import { useMe } from '../../session/session.ts';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { AddToAlbumDialog } from './add-to-album-dialog.tsx';
import { ChangeDateDialog } from './change-date-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { deleteMutation } from './own-post-queries.ts';
import { ownPostTexts as t } from './texts.ts';
import { useTurnActs } from './use-turn-acts.tsx';

type OwnPostProps = {
  readonly post: Post;
  /** Name of the post on a page with several posts; undefined if it is alone there. */
  readonly name?: string | undefined;
  /** Called before the post leaves the lists: for a page that shows nothing else. */
  readonly onDeleted?: (() => void) | undefined;
};

/** Menu of the member's own post. */
export function OwnPostMenu({ post, name, onDeleted }: OwnPostProps) {
  const me = useMe();
  const client = useQueryClient();
  const [opened, setOpened] = useState<'edit' | 'date' | 'album' | 'delete'>();
  const download = useDownload();
  const kind = post.video ? 'video' : 'image';
  const remove = useMutation({
    ...deleteMutation(post, me.id),
    onSuccess: () => {
      setOpened(undefined);
      toastDeleted(client, me.id, [post._id], t[kind].deleted);
      onDeleted?.();
      dropPosts(client, [post._id]);
    },
    onError: (error) => {
      setOpened(undefined);
      toast(errorText(error, texts.common.failed), 'bad');
    },
  });
  const turnActs = useTurnActs([post]);
  const item = itemOf(post);
  if (!item) return null;
  const acts = [
    { label: t.edit, icon: <Pencil size={18} aria-hidden="true" />, onSelect: () => setOpened('edit') },
    { label: t.changeDate, icon: <CalendarDays size={18} aria-hidden="true" />, onSelect: () => setOpened('date') },
    ...turnActs,
    { label: t.addToAlbum, icon: <BookImage size={18} aria-hidden="true" />, onSelect: () => setOpened('album') },
    { label: memberTexts.download, icon: <Download size={18} aria-hidden="true" />, onSelect: () => download.mutate(item.key) },
    { label: t.delete, icon: <Trash2 size={18} aria-hidden="true" />, tone: 'danger' as const, onSelect: () => setOpened('delete') },
  ];
  return (
    <>
      <Menu label={t.settings(name ?? nameOf(post))} acts={acts} />
      {opened === 'edit' && <EditDialog post={post} onClose={() => setOpened(undefined)} />}
      {opened === 'date' && <ChangeDateDialog posts={[post]} onClose={() => setOpened(undefined)} />}
      {opened === 'album' && <AddToAlbumDialog posts={[post._id]} privacy={item.privacy} onClose={() => setOpened(undefined)} />}
      <ConfirmDialog
        open={opened === 'delete'}
        title={t[kind].delete}
        text={t.deleteText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deleting : undefined}
        onNo={() => setOpened(undefined)}
        onYes={() => remove.mutate()}
      />
    </>
  );
}
