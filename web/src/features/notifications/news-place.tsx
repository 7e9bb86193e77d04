import type { Notification } from '@kloak/proto/api/types.ts';
import { News } from './news.tsx';
import { NotificationRow } from './notification-row.tsx';

/** Notification with every part that a row may have. */
const example: Notification = {
  _id: '',
  kind: 'COMMENTS',
  profiles: [{ _id: '', username: '', image: '' }],
  people: 1,
  post: { _id: '', thumbNail: '', width: 0, height: 0, thumbhash: '' },
  createdAt: '',
};

/** Pattern of the news, which is not rendered: `early-news.ts` fills it with the first rows, and replaces the placeholders before it. */
export const NewsPlace = () => (
  <template data-first-news="">
    <News entries={[example]}>{(notification) => <NotificationRow notification={notification} isNew />}</News>
  </template>
);
