import { readPrivacy } from '@kloak/proto/rules/privacy.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { memberTexts } from '../../../lib/member-texts.ts';
import { useForm } from '../../../lib/use-form.ts';
import { connectionsQuery } from '../../../people/connections-queries.ts';
import { CategoryField } from '../../../posts/category-field.tsx';
import { findAlbum } from '../../../posts/data/find-album.ts';
import { ownAlbumsQuery } from '../../../posts/data/own-albums.ts';
import { useMe } from '../../../session/session.ts';
import { TextField } from '../../../ui/form/field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { AddFiles } from '../choose/add-files.tsx';
import { isPublishing, type RunningUpload } from '../domain.ts';
import { MassUpload } from '../show/mass-upload.tsx';
import { UploadProgress } from '../show/upload-progress.tsx';
import { currentUpload, dispatch } from '../store.ts';
import { uploadTexts as t } from '../texts.ts';
import s from '../upload.module.css';
import { AlbumFields } from './album-fields.tsx';
import { detailsOf, fieldsFor, readForm } from './details.ts';
import { lastPrivacy, presetPrivacy, rememberPrivacy } from './last-privacy.ts';
import { PrivacyChoice } from './privacy-choice.tsx';
import { UploadActions } from './upload-actions.tsx';
import { usePublish } from './use-publish.ts';
import { Words } from './words.tsx';

type UploadFormProps = {
  readonly upload: RunningUpload;
  readonly onFiles: (files: readonly File[]) => void;
  /** Called after one of the first uploads of the member. */
  readonly onFirst: () => void;
};

/** Describes the files while they are sent. Publishing waits for them. */
export function UploadForm({ upload, onFiles, onFirst }: UploadFormProps) {
  const publish = usePublish(onFirst);
  const { id: me } = useMe();
  const { data: albums = [] } = useQuery(ownAlbumsQuery(me));
  const { data: connections } = useQuery(connectionsQuery(me));
  const [last] = useState(() => lastPrivacy(me));
  const album = findAlbum(albums, upload.form.album);
  const privacy = upload.form.privacy || presetPrivacy(last, (connections?.friends.length ?? 0) > 0);
  const { value: chosen } = readPrivacy(privacy);
  const fields = fieldsFor(upload.files, album === undefined);
  const { field, form } = useForm({
    // The store keeps the fields while the member looks at other screens.
    state: [{ ...upload.form, privacy }, (change) => dispatch({ type: 'FormChanged', form: change(currentUpload().form) })],
    read: (values) => readForm(values, fields),
    busy: isPublishing(upload),
    onSubmit: (values) => {
      const details = detailsOf(values, fields);
      if (!details) return;
      rememberPrivacy(me, details.privacy);
      publish(details);
    },
  });
  return (
    <form {...form} className={s.form}>
      <PrivacyChoice family={connections?.friends} {...field('privacy')} />
      <UploadProgress upload={upload} />
      <div className={s.choice}>
        <MassUpload upload={upload} who={chosen && t.who[chosen]} onPublish={() => form.ref.current?.requestSubmit()} />
        <AddFiles onFiles={onFiles} disabled={isPublishing(upload)} />
      </div>
      <Words values={upload.form} hint={fields.isSingle ? t.wordsOfOne : t.wordsOfMany}>
        {fields.isSingle && (
          <>
            <TextField label={t.titleLabel} {...field('title')} autoComplete="off" />
            <TextArea label={memberTexts.description} {...field('description')} />
          </>
        )}
        <AlbumFields albums={albums} known={album} name={field('album')} description={field('albumDescription')} />
        {fields.onlyVideos && <CategoryField {...field('category')} />}
      </Words>
      <UploadActions upload={upload} />
    </form>
  );
}
