import type { GroupInvite } from '@kloak/proto/api/types.ts';
import { groupPath } from '@kloak/proto/rules/files/thing-paths.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ruleText } from '../../lib/error-text.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { useMe } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import { List, ListRow } from '../../ui/list/list.tsx';
import { answerInviteMutation } from './change-group.ts';
import { GroupBanner } from './group-banner.tsx';
import { groupName } from './group-name.ts';
import s from './groups.module.css';
import { groupsQuery } from './groups-queries.ts';
import { groupNameTexts } from './name-texts.ts';
import { groupsTexts as t } from './texts.ts';

/** Groups that invite the member. */
export function GroupInvites({ invites }: { readonly invites: readonly GroupInvite[] }) {
  return (
    <section className={s.section}>
      <h2>{t.invites}</h2>
      {invites.length === 0 && <p className={s.quiet}>{t.invitesEmpty}</p>}
      <List entries={invites}>
        {(invite) => (
          <ListRow picture={<Small group={invite.group} />} title={<GroupName invite={invite} />} note={groupNameTexts.members(invite.group.memberCount)}>
            <AnswerInvite invite={invite} />
          </ListRow>
        )}
      </List>
    </section>
  );
}

/** The same, rendered only while there is an invite. */
export function OpenGroupInvites() {
  const invites = useQuery(groupsQuery(useMe().id)).data?.groupInvites ?? [];
  return invites.length > 0 && <GroupInvites invites={invites} />;
}

const Small = ({ group }: Pick<GroupInvite, 'group'>) => (
  <span className={s.small}>
    <GroupBanner group={group} size="thumbNail" />
  </span>
);

const GroupName = ({ invite: { group } }: { readonly invite: GroupInvite }) => (
  <Link to={groupPath(group._id)} className={s.name}>
    <bdi>{groupName(group)}</bdi>
  </Link>
);

/** Buttons that accept or decline an invite. */
export function AnswerInvite({ invite }: { readonly invite: GroupInvite }) {
  const name = groupName(invite.group);
  const navigate = useNavigate();
  // The mutation shows the toast, since the invite is unmounted by then.
  const { mutate } = useMutation({
    ...answerInviteMutation(useQueryClient(), useMe().id),
    onSuccess: (_answer, { answer }) =>
      answer === 'accept' && toast(t.joined(name), 'good', { act: { label: t.open, run: () => void navigate(groupPath(invite.group._id)) } }),
    onError: (error) => toast(ruleText(error, texts.common.failed), 'bad'),
  });
  const press = (answer: 'accept' | 'reject') => () => mutate({ invite, answer });
  return (
    <>
      <Button needsServer onClick={press('accept')} aria-label={t.acceptOf(name)}>
        {t.accept}
      </Button>
      <Button tone="quiet" needsServer onClick={press('reject')} aria-label={t.declineOf(name)}>
        {t.decline}
      </Button>
    </>
  );
}
