import type { Album, Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookImage, FolderMinus } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { nameOf } from '../../posts/caption.ts';
import { useMe } from '../../session/session.ts';
import { Menu } from '../../ui/window/menu.tsx';
import { chooseCoverMutation, removeFromAlbumMutation } from './albums-queries.ts';
import { albumsTexts as t } from './texts.ts';

type InAlbumProps = {
  readonly album: Album;
  readonly post: Post;
  /** Called before the post leaves the album. */
  readonly onRemoved: () => void;
};

/** Owner's menu for a post in an album. */
export function InAlbumMenu({ album, post, onRemoved }: InAlbumProps) {
  const me = useMe();
  const client = useQueryClient();
  const onError = (error: Error) => toast(errorText(error, texts.common.failed), 'bad');
  const choose = useMutation({ ...chooseCoverMutation(client, album, me.id), onError });
  const remove = useMutation({ ...removeFromAlbumMutation(client, album._id, me.id, onRemoved), onError });
  const acts = [
    { label: t.cover, icon: <BookImage size={18} aria-hidden="true" />, onSelect: () => choose.mutate(post._id) },
    { label: t.remove, icon: <FolderMinus size={18} aria-hidden="true" />, onSelect: () => remove.mutate([post._id]) },
  ];
  return <Menu label={t.inAlbum(nameOf(post))} acts={acts} look="more" />;
}
