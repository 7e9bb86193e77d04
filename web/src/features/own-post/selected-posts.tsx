import type { Post } from '@kloak/proto/api/types.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BookImage, CalendarDays, Check, Download, Eye, RotateCw, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { memberTexts } from '../../lib/member-texts.ts';
import { SendInChat } from '../../people/send-in-chat.tsx';
import { useAreDownloadable } from '../../posts/data/downloadable.ts';
import { maxChosen, type Selection } from '../../posts/data/selection.ts';
import { itemOf } from '../../posts/item.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/window/confirm-dialog.tsx';
import { Menu } from '../../ui/window/menu.tsx';
import { useHeldHeight } from '../../ui/window/use-held-height.ts';
import { AddToAlbumDialog } from './add-to-album-dialog.tsx';
import { ChangeDateDialog } from './change-date-dialog.tsx';
import { deleteManyMutation } from './delete-many.ts';
import { downloadManyMutation } from './download-many.ts';
import { PrivacyDialog } from './privacy-dialog.tsx';
import s from './selected-posts.module.css';
import { ownPostTexts as t } from './texts.ts';
import { useTurnActs } from './use-turn-acts.tsx';

const turnIcon = <RotateCw size={18} aria-hidden="true" />;

type SelectedProps = Pick<Selection, 'drop' | 'end'> & {
  readonly chosen: ReadonlyMap<string, Post>;
  /** Actions that only this page adds. */
  readonly acts?: ReactNode;
};

type OpenDialog = 'album' | 'date' | 'privacy' | 'delete';

/**
 * Actions on the selected posts: those that the member may do with all of them. Only the member's own can be put into an album, changed or deleted; others'
 * are downloaded as far as their owners allow it. The bar stays in view; Escape ends the selection.
 */
export function SelectedPosts({ chosen, drop, end, acts }: SelectedProps) {
  const me = useMe();
  const [opened, setOpened] = useState<OpenDialog>();
  const [nth, setNth] = useState(0);
  /** Finished posts leave the selection; failed ones stay in it. */
  const onDone = (ids: readonly string[]) => {
    setOpened(undefined);
    drop(ids);
  };
  const remove = useMutation(deleteManyMutation(useQueryClient(), me.id, { onNext: setNth, onGone: onDone }));
  const download = useMutation(downloadManyMutation(drop));
  const onKey = useEffectEvent(({ key, defaultPrevented }: KeyboardEvent) => {
    if (key === 'Escape' && !defaultPrevented && opened === undefined) end();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  const bar = useRef<HTMLElement>(null);
  useHeldHeight(bar);
  const posts = [...chosen.values()];
  const turnActs = useTurnActs(posts);
  const open = (what: OpenDialog) => posts.length > 0 && setOpened(what);
  const isNone = posts.length === 0;
  const areOwn = posts.every(({ writer }) => writer._id === me.id);
  const areDownloadable = useAreDownloadable(posts);
  return (
    <section ref={bar} className={s.bar} aria-label={t.chosen}>
      <p role="status" className={s.count}>
        {posts.length < maxChosen ? t.chosenCount(posts.length) : t.chosenMost(posts.length)}
      </p>
      <Button tone="plain" icon={<Check size={18} aria-hidden="true" />} onClick={end}>
        {t.done}
      </Button>
      <div className={s.acts}>
        {areOwn && (
          <>
            <Button tone="quiet" icon={<BookImage size={18} aria-hidden="true" />} aria-disabled={isNone} onClick={() => open('album')}>
              {t.addToAlbum}
            </Button>
            <Button tone="quiet" icon={<Eye size={18} aria-hidden="true" />} aria-disabled={isNone} onClick={() => open('privacy')}>
              {memberTexts.privacy}
            </Button>
            <Button tone="quiet" icon={<CalendarDays size={18} aria-hidden="true" />} aria-disabled={isNone} onClick={() => open('date')}>
              {t.date}
            </Button>
            {isNone ? (
              <Button tone="quiet" icon={turnIcon} aria-disabled>
                {t.turn}
              </Button>
            ) : (
              turnActs.length > 0 && <Menu label={t.turn} icon={turnIcon} acts={turnActs} />
            )}
          </>
        )}
        {acts}
        <SendInChat posts={posts} onSent={end} />
        {areDownloadable && (
          <Button
            tone="quiet"
            icon={<Download size={18} aria-hidden="true" />}
            aria-disabled={isNone}
            busy={download.isPending && memberTexts.download}
            onClick={() => isNone || download.mutate(posts)}
          >
            {memberTexts.download}
          </Button>
        )}
        {areOwn && (
          <Button tone={isNone ? 'quiet' : 'danger'} icon={<Trash2 size={18} aria-hidden="true" />} aria-disabled={isNone} onClick={() => open('delete')}>
            {t.delete}
          </Button>
        )}
      </div>
      {opened === 'album' && <AddToAlbumDialog posts={[...chosen.keys()]} privacy={narrowestOf(posts)} onAdded={onDone} onClose={() => setOpened(undefined)} />}
      {opened === 'date' && <ChangeDateDialog posts={posts} onChanged={onDone} onClose={() => setOpened(undefined)} />}
      {opened === 'privacy' && <PrivacyDialog posts={posts} onChanged={onDone} onClose={() => setOpened(undefined)} />}
      <ConfirmDialog
        open={opened === 'delete'}
        title={t.deleteMany(posts.length)}
        text={t.deleteManyText}
        yes={t.delete}
        no={memberTexts.cancel}
        busy={remove.isPending ? t.deletingMany(nth, posts.length) : undefined}
        onNo={() => setOpened(undefined)}
        onYes={() => remove.mutate(posts)}
      />
    </section>
  );
}

/** Privacy of a new album of these posts: visible only to people who see all of them. */
const narrowestOf = (posts: readonly Post[]) => (posts.every((post) => itemOf(post)?.privacy === 'FAMILY_ONLY') ? 'FAMILY_ONLY' : 'PRIVATE');
