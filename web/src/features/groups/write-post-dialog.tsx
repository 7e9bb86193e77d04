import { maxGroupPostItems, readGroupPost, tooManyGroupPostItems } from '@kloak/proto/rules/group-posts.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ruleText } from '../../lib/error-text.ts';
import { useMe } from '../../lib/session.ts';
import { texts } from '../../lib/texts.ts';
import { turnedDown, useForm } from '../../lib/use-form.ts';
import { useOwnItems } from '../../lib/use-own-items.ts';
import { Banner } from '../../ui/banner.tsx';
import { ChooseItems } from '../../ui/choose-items.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ChooseAlbum } from './choose-album.tsx';
import s from './posts.module.css';
import { type Attached, createPostMutation } from './posts-queries.ts';
import { postsTexts as t } from './posts-texts.ts';

const nothing: Attached = { posts: [], album: undefined };

/** Where somebody writes to a group, and attaches photos and videos of their own, or an album. */
export function WritePostDialog({ groupId, onClose }: { readonly groupId: string; readonly onClose: () => void }) {
  const [tab, setTab] = useState('images');
  const [attached, attach] = useState(nothing);
  const work = useMutation(createPostMutation(useQueryClient(), groupId, useMe().id));
  const items = useOwnItems();
  const { posts, album } = attached;
  const isTooMany = posts.length > maxGroupPostItems;
  const { form, field } = useForm({
    state: useState({ text: '' }),
    read: ({ text }) => ({ text: isTooMany ? turnedDown(tooManyGroupPostItems.message) : readGroupPost(text, album ? 1 : posts.length) }),
    busy: work.isPending,
    onSubmit: ({ text }) => work.mutate({ text, ...attached }, { onSuccess: onClose }),
  });
  const tabs = [
    {
      name: 'images',
      label: t.images,
      content: <ChooseItems items={items} chosen={posts} onChange={(now) => attach({ ...nothing, posts: now })} none={t.noImages} />,
    },
    { name: 'albums', label: t.albums, content: <ChooseAlbum chosen={album} onChange={(now) => attach({ ...nothing, album: now })} /> },
  ];
  return (
    <FormDialog title={t.create} submit={t.post} busy={t.posting} work={work} tells={() => true} form={form} onClose={onClose}>
      {work.error && <Banner tone="danger">{ruleText(work.error, texts.common.failed)}</Banner>}
      <TextArea label={t.said} {...field('text')} />
      <Tabs label={t.attach} tabs={tabs} current={tab} onChange={setTab} />
      <p className={s.quiet}>
        <span aria-live="polite">{posts.length > 0 && `${t.chosen(posts.length)}. `}</span>
        {t.attachHint}
      </p>
    </FormDialog>
  );
}
