import type { Album, Post } from '@kloak/proto/api/types.ts';
import { Printer } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from '../../lib/toasts.ts';
import { namesOf } from '../../posts/caption.ts';
import { itemOf } from '../../posts/item.ts';
import { Picture } from '../../posts/picture/picture.tsx';
import { pictureOf } from '../../posts/picture/picture-of.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import type { Pages } from '../../ui/list/pages.ts';
import s from './print-album.module.css';
import { albumsTexts as t } from './texts.ts';

/** Maximum number of printed pictures: each is held in memory while printing. */
const maxPrinted = 300;

type PrintAlbumProps = { readonly album: Album; readonly facts: string; readonly posts: readonly Post[]; readonly pages: Pages };

/** Button that prints an album's name and its pictures, including those that are not loaded yet: at most 300, and posters for videos. */
export function PrintAlbum({ album, facts, posts, pages }: PrintAlbumProps) {
  const [isPreparing, setIsPreparing] = useState(false);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const isListed = !hasNextPage || posts.length >= maxPrinted;
  const asksMore = isPreparing && !isListed && !isFetchingNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (asksMore) void fetchNextPage();
  }, [asksMore, fetchNextPage]);
  const end = () => setIsPreparing(false);
  const fail = useEffectEvent(() => {
    toast(t.printFailed, 'bad');
    end();
  });
  useEffect(() => {
    if (isPreparing && isFetchNextPageError) fail();
  }, [isPreparing, isFetchNextPageError]);
  return (
    <>
      <IconButton
        label={isPreparing ? t.printing : t.print}
        icon={<Printer size={20} aria-hidden="true" />}
        aria-disabled={isPreparing}
        aria-busy={isPreparing}
        onClick={() => setIsPreparing(true)}
      />
      {isPreparing && isListed && <Sheet album={album} facts={facts} posts={posts.slice(0, maxPrinted)} onPrinted={end} />}
    </>
  );
}

type SheetProps = { readonly album: Album; readonly facts: string; readonly posts: readonly Post[]; readonly onPrinted: () => void };

async function completed(image: HTMLImageElement): Promise<void> {
  if (image.complete) return;
  await new Promise((resolve) => {
    for (const end of ['load', 'error']) image.addEventListener(end, resolve, { once: true });
  });
}

/** Print sheet in place of the page; prints after each picture has loaded or failed. */
function Sheet({ album, facts, posts, onPrinted }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const print = useEffectEvent(() => {
    window.print();
    onPrinted();
  });
  useEffect(() => {
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])];
    let isOver = false;
    void Promise.all(images.map(completed)).then(() => isOver || print());
    return () => {
      isOver = true;
    };
  }, []);
  const names = namesOf(posts);
  const shown = posts.flatMap((post) => {
    const item = itemOf(post);
    return item ? [{ id: post._id, item, src: item.thumbNail || (post.image?.filePath ?? '') }] : [];
  });
  return createPortal(
    <div className={s.sheet} data-print="" aria-hidden="true" ref={sheet}>
      <h1 dir="auto">{album.name || t.title}</h1>
      <p>{facts}</p>
      {album.description && <p dir="auto">{album.description}</p>}
      <ul className={s.pictures}>
        {shown.map(({ id, item, src }) => (
          <li key={id} className={s.picture} style={{ aspectRatio: `${item.width || 1} / ${item.height || 1}` }}>
            <Picture {...pictureOf(item)} src={src} alt={names.get(id) ?? ''} sizes="640px" when="soon" fit="contain" />
          </li>
        ))}
      </ul>
    </div>,
    document.body,
  );
}
