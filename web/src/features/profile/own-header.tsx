import { usualSquare } from '@kloak/proto/rules/files/avatar-files.ts';
import { avatarOf } from '@kloak/proto/rules/people/avatars.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Camera } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { useDroppedFiles } from '../../files/use-dropped-files.ts';
import { ApiError } from '../../lib/api.ts';
import { commonErrorText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useIsMounted } from '../../lib/use-is-mounted.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { lazyPart, usePreloaded } from '../../ui/lazy-part.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Banner } from '../../ui/window/banner.tsx';
import { LazyLayer } from '../../ui/window/lazy-layer.tsx';
import { avatarMutation, isGeneratedAvatar } from './avatar-queries.ts';
import { acceptedTypes, type Chosen, readAvatarFile } from './choose-avatar.ts';
import s from './own-header.module.css';
import type { PictureSize } from './place-avatar.ts';
import { PlacedPicture } from './placed-picture.tsx';
import p from './profile.module.css';
import { avatarTexts as t } from './texts.ts';
import { useAvatarFailure } from './use-avatar-failure.ts';
import { useAvatarPreview } from './use-avatar-preview.ts';

export const placeDialog = lazyPart(async () => (await import('./place-dialog.tsx')).PlaceDialog);

/** True for a refusal that would be repeated; other failures can be retried. */
const isRefusal = (error: Error) => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;

const wordsOf = (error: Error) => (error instanceof ApiError && error.status >= 400 && error.status < 500 ? error.message : commonErrorText(error));

/** The member's own picture with its actions. A new file replaces it: by a click, by key, or by dropping it anywhere on the page. */
export function OwnHeader({ children }: { readonly children: ReactNode }) {
  const { id, username, image, imagePending } = useMe();
  const [chosen, setChosen] = useState<Chosen>();
  const [fault, setFault] = useState<string>();
  const [over, setOver] = useState(false);
  const [percent, setPercent] = useState(0);
  const field = useId();
  const hint = useId();
  const preview = useAvatarPreview(chosen?.file);
  const [size, setSize] = useState<PictureSize>();
  const [places, setPlaces] = useState(false);
  const near = usePreloaded(placeDialog);

  const choose = (next: Chosen | undefined, words?: string) => {
    setChosen(next);
    setFault(words);
    setPercent(0);
    setSize(undefined);
  };
  const take = (files: readonly File[]) => {
    if (isPending || files.length === 0) return;
    const { value, fault: found } = readAvatarFile(files);
    choose(value, found?.message);
  };
  const here = useIsMounted();
  const { mutate, isPending } = useMutation({
    ...avatarMutation(useQueryClient(), id, image, setPercent),
    onError: (error) => (here.current ? choose(isRefusal(error) ? undefined : chosen, wordsOf(error)) : toast(wordsOf(error), 'bad')),
  });
  const failure = useAvatarFailure();
  const update = () => {
    failure.forget();
    mutate(chosen, { onSuccess: () => choose(undefined) });
  };
  useDroppedFiles(isPending ? undefined : ({ files }) => take([...files]));
  const zone = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
  };
  const shown = chosen && !chosen.file ? avatarOf(id) : image;
  const trouble = fault ?? (chosen ? undefined : failure.words);
  return (
    <header className={`${p.header} ${p.own} ${s.zone} ${over ? s.over : ''}`} {...zone}>
      <label htmlFor={field} className={s.photo}>
        <input
          id={field}
          type="file"
          accept={acceptedTypes}
          className="visually-hidden"
          disabled={isPending}
          onChange={(event) => {
            take([...(event.currentTarget.files ?? [])]);
            event.currentTarget.value = '';
          }}
        />
        {preview === undefined ? (
          <Avatar src={shown} size={125} />
        ) : (
          <span className={s.preview}>
            <PlacedPicture src={preview} size={size} square={chosen?.square} onSize={setSize} />
          </span>
        )}
        <span className={s.badge}>
          <Camera size={18} aria-hidden="true" />
        </span>
        <span className="visually-hidden">{t.photo}</span>
      </label>
      <div className={p.who}>
        <h1>
          <bdi>{username}</bdi>
        </h1>
        <p id={hint} className={s.hint}>
          {chosen?.file?.name ?? t.hint}
        </p>
        <div className={s.acts}>
          <Button onClick={update} disabled={!chosen} aria-describedby={hint} busy={isPending && t.updating}>
            {t.update}
          </Button>
          {chosen && size && !isPending && (
            <Button {...near} tone="plain" onClick={() => setPlaces(true)}>
              {t.place}
            </Button>
          )}
          {chosen && !isPending && (
            <Button tone="plain" onClick={() => choose(undefined)}>
              {memberTexts.cancel}
            </Button>
          )}
          {!chosen && !isGeneratedAvatar(image) && (
            <Button tone="plain" onClick={() => choose({})}>
              {t.remove}
            </Button>
          )}
          {children}
        </div>
        {isPending && chosen?.file && <Progress label={t.sending(chosen.file.name)} percent={percent} />}
        {trouble && (
          <Banner tone="danger">
            <p>{trouble}</p>
            <Button tone="plain" onClick={fault ? () => setFault(undefined) : failure.dismiss}>
              {texts.common.dismiss}
            </Button>
          </Banner>
        )}
        {imagePending && !isPending && <Banner tone="info">{t.pending}</Banner>}
        {places && chosen && preview !== undefined && size && (
          <LazyLayer
            part={placeDialog}
            isOpen
            props={{
              src: preview,
              size,
              square: chosen.square ?? usualSquare,
              onClose: () => setPlaces(false),
              onPlaced: (square) => {
                setChosen({ ...chosen, square });
                setPlaces(false);
              },
            }}
            onFailed={() => setPlaces(false)}
          />
        )}
      </div>
    </header>
  );
}
