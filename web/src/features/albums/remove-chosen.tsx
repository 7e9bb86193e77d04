import type { Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FolderMinus } from 'lucide-react';
import { errorText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { removeFromAlbumMutation } from './albums-queries.ts';
import { albumsTexts as t } from './texts.ts';

type RemoveProps = {
  /** Id of the album. */
  readonly album: string;
  readonly posts: readonly Post[];
  /** Called with the ids of the removed posts. */
  readonly onRemoved: (ids: readonly string[]) => void;
};

/** Button that removes selected posts from the member's album in one call. */
export function RemoveChosen({ album, posts, onRemoved }: RemoveProps) {
  const remove = useMutation({
    ...removeFromAlbumMutation(useQueryClient(), album, useMe().id, onRemoved),
    onError: (error) => toast(errorText(error, texts.common.failed), 'bad'),
  });
  return (
    <Button
      tone="quiet"
      icon={<FolderMinus size={18} aria-hidden="true" />}
      aria-disabled={posts.length === 0}
      busy={remove.isPending && t.removing}
      onClick={() => posts.length > 0 && remove.mutate(posts.map(({ _id }) => _id))}
    >
      {t.remove}
    </Button>
  );
}
