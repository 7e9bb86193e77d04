import { view } from '@kloak/platform/view.ts';

/** Fields as in `Avatar` of the domain. */
export type AvatarDoc = { asked: string; shown: string; failure?: string };

const byAccount = ({ data }: { data: { account: string } }) => [data.account];

/** One document per member who ever chose a picture, by account id; callers wait here for the outcome. */
export const avatars = view<AvatarDoc>({
  name: 'avatars',
  foldVersion: 1,
  on: {
    identity: {
      AvatarRequested: { ids: byAccount, fold: (_doc, { data: { avatar, shown } }) => ({ asked: avatar, shown }) },
      AvatarChanged: { ids: byAccount, fold: (_doc, { data: { avatar } }) => ({ asked: '', shown: avatar }) },
      AvatarFailed: { ids: byAccount, fold: (_doc, { data: { shown, reason } }) => ({ asked: '', shown, failure: reason }) },
      AvatarRemoved: { ids: byAccount, fold: (_doc, { data: { asked } }) => ({ asked, shown: '' }) },
    },
  },
});
