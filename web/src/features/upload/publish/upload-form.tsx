import { readAlbumName } from '@kloak/proto/rules/albums.ts';
import { readCategory } from '@kloak/proto/rules/categories.ts';
import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { readDescription, readTitle } from '@kloak/proto/rules/titles.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../../lib/api.ts';
import { isOfSome } from '../../../lib/files/publish-part.ts';
import { notTaken, sayUnpublished, someOf } from '../../../lib/files/said-of-files.ts';
import { findAlbum } from '../../../lib/find-album.ts';
import { memberTexts } from '../../../lib/member-texts.ts';
import { ownAlbumsQuery } from '../../../lib/own-albums.ts';
import { useMe } from '../../../lib/session.ts';
import { cancelUploadTexts } from '../../../lib/upload-texts.ts';
import { type Readings, useForm } from '../../../lib/use-form.ts';
import { useHere } from '../../../lib/use-here.ts';
import { Button } from '../../../ui/button.tsx';
import { CategoryField } from '../../../ui/category-field.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PrivacyField } from '../../../ui/privacy-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { AddFiles } from '../choose/add-files.tsx';
import { sendNext } from '../choose/choose-files.ts';
import { arriving, dropLast, keepUnpublished, notePublished } from '../send/send-files.ts';
import { MassUpload } from '../show/mass-upload.tsx';
import { UploadProgress } from '../show/upload-progress.tsx';
import { uploadTexts as t } from '../texts.ts';
import s from '../upload.module.css';
import { publishMutation } from '../upload-queries.ts';
import { currentUpload, dropUpload, forgetUpload, phaseOf, setUpload, tryOn, useUpload } from '../upload-store.ts';
import { AlbumFields } from './album-fields.tsx';
import { afterUpload, isOneOfFirst, knownFiles, successText } from './publication.ts';

type UploadFormProps = {
  readonly onFiles: (files: readonly File[]) => void;
  /** It was one of the member's first. */
  readonly onFirst: () => void;
};

/** Says what the files are while they go out. Publishing waits for them. */
export function UploadForm({ onFiles, onFirst }: UploadFormProps) {
  const me = useMe();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { files, waitsFor, form: said, publishing } = useUpload();
  const here = useHere();
  const one = files.length === 1;
  const onlyVideos = files.every(({ file }) => file.type.startsWith('video/'));
  const [asks, setAsks] = useState(false);
  /** What the server has been asked to publish is no longer ours to cancel. */
  const canCancel = !(publishing && phaseOf({ files }) === 'FILE_ACCEPTED' && !waitsFor);
  const hasArrived = files.some(({ percent }) => percent > 0);

  const publish = useMutation({
    ...publishMutation(client, me),
    onSuccess: (published, { details }) => {
      const { posts, duplicates = [], rejected, gone, notInAlbum = [], albumProblem } = published;
      const { unsent, twice: unsentTwice, removed, releases, next, sendsNext, form: was } = currentUpload();
      const goesOn = sendsNext && next.length > 0;
      const found = knownFiles(published, details);
      const known = [...unsent.map((file) => ({ ...file, chosen: details.privacy })), ...found];
      const shared = posts.length - duplicates.length;
      const twice = unsentTwice + duplicates.length - found.length;
      const asksFamily = !goesOn && here.current && known.length === 0 && isOneOfFirst(published, releases.length);
      if (asksFamily) onFirst();
      else if (shared > 0) toast(successText(posts, shared, twice));
      else if (!here.current) toast(t.known.title(known.length));
      sayUnpublished({ rejected, gone });
      const full = notInAlbum.map(({ fileName }) => fileName);
      if (full.length > 0) toast(t.notInAlbum(someOf(full), full.length), 'bad');
      if (albumProblem) toast(albumProblem, 'bad');
      // Who went on to another screen meanwhile is not called back; what was there already is told of on this one.
      if (here.current && known.length === 0 && !asksFamily && !goesOn) void navigate(afterUpload(posts));
      forgetUpload({ known, next, ...(goesOn && { form: { ...was, title: '', description: '' } }) });
      // The space of what was taken out; what was published stays.
      if (removed) for (const release of releases) release();
      if (goesOn) void sendNext({ me: me.id, client });
    },
    onError: (error) => {
      if (error.name === 'AbortError') return;
      setUpload({ publishing: false });
      keepUnpublished();
      // Of several files the others would have been published.
      const isOfEach = error instanceof ApiError && isOfSome(error.code);
      const names = isOfEach ? notTaken(currentUpload().files) : undefined;
      toast(error instanceof ApiError && error.code !== 'not-arrived' ? error.message : t.notArrived, 'bad', { detail: names });
      if (isOfEach) dropLast();
    },
  });
  const { value: chosen } = readPrivacy(said.privacy);
  const { data: albums = [] } = useQuery(ownAlbumsQuery(me.id));
  const album = findAlbum(albums, said.album);
  const { field, form } = useForm({
    // What was said is there again after a look at another screen.
    state: [said, (change) => setUpload({ form: change(currentUpload().form) })],
    read: (values) => readDetails(asked(values, one, album !== undefined)),
    busy: publishing,
    onSubmit: ({ title, description, album: albumName, albumDescription, category }) => {
      // A second press may come before the first is drawn.
      if (currentUpload().publishing || !chosen) return;
      setUpload({ publishing: true });
      publish.mutate({
        arriving: arriving(),
        onPublished: notePublished,
        details: {
          title,
          description,
          privacy: chosen,
          category: onlyVideos ? readCategory(category).value : undefined,
          album: albumName ? { name: albumName, description: albumDescription } : undefined,
        },
        known: () => currentUpload().unsent.map(({ item }) => item.id),
        tryOn,
      });
    },
  });

  return (
    <form {...form} className={s.form}>
      <UploadProgress />
      <div className={s.choice}>
        <MassUpload />
        <AddFiles onFiles={onFiles} disabled={publishing} />
      </div>
      {one && (
        <>
          <TextField label={t.titleLabel} {...field('title')} autoComplete="off" />
          <TextArea label={memberTexts.description} {...field('description')} />
        </>
      )}
      <AlbumFields albums={albums} known={album} name={field('album')} description={field('albumDescription')} />
      {onlyVideos && <CategoryField {...field('category')} />}
      <PrivacyField label={memberTexts.privacy} unsaid={t.selectPrivacy} {...field('privacy')} hint={chosen && t.privacyHints[chosen]} />
      <div className={s.acts}>
        <Button tone="quiet" onClick={() => (hasArrived ? setAsks(true) : dropUpload())} disabled={!canCancel}>
          {memberTexts.cancel}
        </Button>
        <Button type="submit" busy={publishing && t.publishing}>
          {t.publish}
        </Button>
      </div>
      <ConfirmDialog
        open={asks && canCancel}
        {...cancelUploadTexts}
        text={files.some(({ published }) => published) ? t.cancelRest : cancelUploadTexts.text}
        onYes={() => dropUpload()}
        onNo={() => setAsks(false)}
      />
    </form>
  );
}

type Form = ReturnType<typeof currentUpload>['form'];

/** What a field that is not shown holds was said of something else: of one file, where there are several now, or of an album that is not new. */
function asked(form: Form, one: boolean, isKnownAlbum: boolean): Form {
  return { ...form, ...(!one && { title: '', description: '' }), ...(isKnownAlbum && { albumDescription: '' }) };
}

function readDetails({ title, description, album, albumDescription, privacy }: Form): Readings<Form> {
  return {
    title: readTitle(title),
    description: readDescription(description),
    // Without a name there is none.
    album: album.trim() === '' ? { value: '' } : readAlbumName(album),
    albumDescription: readDescription(albumDescription),
    privacy: readPrivacy(privacy),
  };
}
