import type { QuarterTurns } from '@kloak/proto/rules/turns.ts';
import { ImageIcon } from 'lucide-react';
import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useRetriedResource } from '../../ui/form/use-retried-resource.ts';
import { backgroundOf, meanColourOf, Thumbhash } from '../../ui/thumbhash.tsx';
import { largestLoaded, noteLoadedPicture } from './loaded-pictures.ts';
import { type Turnable, useShownTurn } from './pending-turns.ts';
import s from './picture.module.css';

type PictureSource = { readonly url: string; readonly width: number; readonly type: string };

type FileProps = {
  readonly sources: readonly PictureSource[];
  /** Fallback if no source fits: the largest rendition, or the original for its owner. Empty: nothing can be shown yet. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
  /** Width on the page, as the `sizes` of an image. */
  readonly sizes: string;
  /**
   * `first`: the main picture of the page, whose prepared copy stays until it is rendered. `soon`: visible without scrolling. `late`: loaded when it is
   * near the viewport.
   */
  readonly when?: 'first' | 'soon' | 'late';
  /** `cover` fills its box and cuts; `contain` never cuts. */
  readonly fit?: 'cover' | 'contain';
  readonly placeholder?: ReactNode;
  /**
   * Time in ms after which the thumbhash is painted if the picture is not loaded; its mean colour is shown until then. For pictures that are scrolled past,
   * since each canvas costs the browser a layer.
   */
  readonly hashAfterMs?: number;
  /** Called once it is rendered. */
  readonly onDrawn?: () => void;
};

/** `turnable`: the item, which its owner may just have turned. */
type PictureProps = FileProps & { readonly turnable?: Turnable };

/** A photograph, or the poster of a video. After a turn the new file replaces the turned one under its own thumbhash. */
export function Picture({ turnable, ...file }: PictureProps) {
  const { quarterTurns, version } = useShownTurn(turnable);
  return <PictureFile key={version} {...file} quarterTurns={quarterTurns} />;
}

/** Classes of turned pictures. */
const turnClasses = ['', s.right, s.upsideDown, s.left] as const;

/**
 * A file of a photograph. Its box has its final size before any byte is loaded, and a thumbhash fills it. The hash lies over the picture and fades out (not the
 * other way round), so that the browser counts the picture as painted at once. A failed picture is retried.
 */
function PictureFile({
  sources,
  src,
  alt,
  width,
  height,
  thumbhash,
  sizes,
  when = 'late',
  fit = 'cover',
  placeholder,
  hashAfterMs = 0,
  onDrawn,
  quarterTurns,
}: FileProps & { readonly quarterTurns: QuarterTurns }) {
  const [loaded, setLoaded] = useState(false);
  const [under] = useState(() => (when === 'first' ? largestLoaded(sources) : undefined));
  const [isUnder, setIsUnder] = useState(under?.isComplete ?? false);
  const hash = useHashLayer(loaded || isUnder, hashAfterMs);
  const { attempt, onError } = useRetriedResource();
  const itself = useRef<HTMLImageElement>(null);
  const see = useCallback((image: HTMLImageElement) => {
    if (image.naturalWidth === 0) return;
    noteLoadedPicture(image);
    setLoaded(true);
  }, []);
  const onImage = useCallback(
    (image: HTMLImageElement | null) => {
      itself.current = image;
      // Set at once, it would render again before the page is painted, together with all effects of the page.
      if (image?.complete) startTransition(() => see(image));
    },
    [see],
  );
  // The browser mostly has it in its cache: then no thumbhash covers it.
  const isThere = useCallback(() => itself.current?.complete === true && itself.current.naturalWidth > 0, []);
  const onUnder = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete) setIsUnder(true);
  }, []);
  // Current renditions have an opaque background; those of earlier builds are as transparent as their pictures.
  const ground = useMemo(() => backgroundOf(thumbhash), [thumbhash]);
  const colour = useMemo(() => (hashAfterMs > 0 ? meanColourOf(thumbhash) : undefined), [thumbhash, hashAfterMs]);
  const drawn = useEffectEvent(() => onDrawn?.());
  useEffect(() => {
    if (loaded) drawn();
  }, [loaded]);
  return (
    <span className={`${s.picture} ${s[fit]} ${ground ? s[ground] : ''} ${turnClasses[quarterTurns]}`} style={colour ? { backgroundColor: colour } : undefined}>
      {under && !loaded && <img ref={onUnder} src={under.url} alt="" decoding="sync" onLoad={() => setIsUnder(true)} />}
      {src || sources.length > 0 ? (
        <picture key={attempt} className={s.source}>
          {byType(sources).map(([type, set]) => (
            <source key={type} type={type} srcSet={set} sizes={sizes} />
          ))}
          <img
            ref={onImage}
            onLoad={({ currentTarget }) => see(currentTarget)}
            onError={onError}
            src={src}
            alt={alt}
            width={width || undefined}
            height={height || undefined}
            loading={when === 'late' ? 'lazy' : 'eager'}
            fetchPriority={when === 'first' ? 'high' : 'auto'}
            decoding={under ? 'sync' : 'async'}
          />
        </picture>
      ) : (
        <span className={s.placeholder}>
          <ImageIcon size={24} strokeWidth={1.5} aria-hidden="true" className={s.sign} />
          <span className={s.words}>{placeholder}</span>
        </span>
      )}
      {hash.isShown && <Thumbhash hash={thumbhash} className={`${s.hash} ${loaded || isUnder ? s.gone : ''}`} onFaded={hash.onGone} isUnneeded={isThere} />}
    </span>
  );
}

/** Decides whether the thumbhash lies over a picture: not before `afterMs`, and not once it has faded out. */
function useHashLayer(isLoaded: boolean, afterMs: number): { readonly isShown: boolean; readonly onGone: () => void } {
  const [isDue, setDue] = useState(afterMs === 0 && !isLoaded);
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    if (isDue || isLoaded) return;
    const timer = setTimeout(() => startTransition(() => setDue(true)), afterMs);
    return () => clearTimeout(timer);
  }, [isDue, isLoaded, afterMs]);
  return { isShown: isDue && !isGone, onGone: () => setGone(isLoaded) };
}

/** Sources of a newer format are first, since a browser takes the first that it supports. */
function byType(sources: readonly PictureSource[]): [string, string][] {
  const order = ['image/avif', 'image/webp'];
  const types = [...new Set(sources.map((source) => source.type))].sort((a, b) => ((order.indexOf(a) + 9) % 9) - ((order.indexOf(b) + 9) % 9));
  return types.map((type) => [
    type,
    sources
      .filter((source) => source.type === type)
      .map((source) => `${source.url} ${source.width}w`)
      .join(', '),
  ]);
}
