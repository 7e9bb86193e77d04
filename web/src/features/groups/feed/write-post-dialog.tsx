import { maxGroupPostItems, readGroupPost, tooManyGroupPostItems } from '@kloak/proto/rules/group-posts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChosenFile } from '../../../files/chosen-file.ts';
import { fewUpload } from '../../../files/few-upload.ts';
import { FileTiles } from '../../../files/file-tiles.tsx';
import { FromDevice } from '../../../files/from-device.tsx';
import { judgeFiles } from '../../../files/judge-files.ts';
import { usageQuery } from '../../../files/usage-query.ts';
import { ruleText } from '../../../lib/error-text.ts';
import { texts } from '../../../lib/texts.ts';
import { fieldFault, useForm } from '../../../lib/use-form.ts';
import { ChooseItems } from '../../../posts/choose-items.tsx';
import { useOwnItems } from '../../../posts/data/use-own-items.ts';
import { useMe } from '../../../session/session.ts';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Tabs } from '../../../ui/list/tabs.tsx';
import { Banner } from '../../../ui/window/banner.tsx';
import { ChooseAlbum } from './choose-album.tsx';
import { sendInBackground } from './pending-posts.ts';
import s from './posts.module.css';
import { type Attachment, createPostMutation } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

const nothing: Attachment = { posts: [], album: undefined };

/** Dialog to write a group post with photos and videos from this device or the member's vault, or an album. Posts with files are sent in the background. */
export function WritePostDialog({ groupId, onClose }: { readonly groupId: string; readonly onClose: () => void }) {
  const [tab, setTab] = useState('images');
  const [attached, attach] = useState(nothing);
  const [files, setFiles] = useState<readonly ChosenFile[]>([]);
  const client = useQueryClient();
  const { id: me } = useMe();
  const work = useMutation(createPostMutation(client, groupId, me));
  const items = useOwnItems();
  const { posts, album } = attached;
  const count = posts.length + files.length;
  const isTooMany = count > maxGroupPostItems;
  const submit = ({ text }: { readonly text: string }) => {
    if (files.length === 0) return work.mutate({ text, ...attached }, { onSuccess: onClose });
    sendInBackground({ groupId, text, posts, upload: fewUpload(files, { me, client }) }, client, me);
    onClose();
  };
  /** An album replaces all other attachments. */
  const attachAlbum = (now: string | undefined) => {
    setFiles([]);
    attach({ ...nothing, album: now });
  };
  const take = async (some: readonly File[]) => {
    const kept = await judgeFiles(some, files, client.getQueryData(usageQuery(me).queryKey)?.maxFileBytes);
    setFiles((now) => [...now, ...kept]);
    attach((now) => ({ ...now, album: undefined }));
  };
  const { form, field } = useForm({
    state: useState({ text: '' }),
    read: ({ text }) => ({ text: isTooMany ? fieldFault(tooManyGroupPostItems.message) : readGroupPost(text, album ? 1 : count) }),
    busy: work.isPending,
    onSubmit: submit,
  });
  const tabs = [
    {
      name: 'images',
      label: t.images,
      content: (
        <div className={s.choose}>
          <FromDevice onFiles={(some) => void take(some)} />
          <FileTiles files={files} onLeaveOut={(file) => setFiles((now) => now.filter((one) => one !== file))} />
          <ChooseItems items={items} chosen={posts} onChange={(now) => attach({ ...nothing, posts: now })} none={t.noImages} />
        </div>
      ),
    },
    { name: 'albums', label: t.albums, content: <ChooseAlbum chosen={album} onChange={(now) => attachAlbum(now)} /> },
  ];
  return (
    <FormDialog title={t.create} submit={t.post} busy={t.posting} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <TextArea label={t.said} {...field('text')} />
      <Tabs label={t.attach} tabs={tabs} current={tab} onChange={setTab} />
      <p className={s.quiet}>
        <span aria-live="polite">{count > 0 && `${t.chosen(count)}. `}</span>
        {t.attachHint}
      </p>
    </FormDialog>
  );
}
