import type { Profile } from '@kloak/proto/api/types.ts';
import { readAddress } from '@kloak/proto/rules/people/addresses.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, refusalText } from '../../lib/error-text.ts';
import { memberTexts } from '../../lib/member-texts.ts';
import { texts } from '../../lib/texts.ts';
import { toast } from '../../lib/toasts.ts';
import { Avatar } from '../../people/avatar.tsx';
import { useChat } from '../../people/chat-place.ts';
import { useMe } from '../../session/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { Spinner } from '../../ui/list/spinner.tsx';
import p from './chat-panel.module.css';
import { memberByAddressQuery, openPairMutation, peopleQuery } from './chat-queries.ts';
import s from './rows.module.css';
import { chatTexts as t } from './texts.ts';

const isAddress = (text: string) => readAddress(text).fault === undefined;

/** Button that connects with a member. */
export type Connect = (profile: Profile) => ReactNode;

type FoundProps = {
  readonly text: string;
  /** The text after a pause in typing. */
  readonly settled: string;
  readonly hasRooms: boolean;
  readonly connect: Connect;
};

/** Connections that match a text; a press opens the chat with one. For the address of any other member, a button that connects. */
export function FoundPeople({ text, settled, hasRooms, connect }: FoundProps) {
  const me = useMe();
  const { data: people, error, isFetching, refetch } = useQuery(peopleQuery(settled, [], me.id));
  if (error && !people) return <ErrorNotice text={errorText(error, t.loadFailed)} retry={t.again} onRetry={() => void refetch()} busy={isFetching} />;
  if (!people || settled !== text) return <Spinner label={texts.common.loading} />;
  if (people.length === 0 && isAddress(text)) return <ByAddress address={text} connect={connect} />;
  if (people.length === 0) return !hasRooms && nobody;
  return <PeopleToWriteTo people={people} label={memberTexts.people} />;
}

type PeopleProps = { readonly people: readonly Profile[]; readonly label: string };

/** Members, one of whom can be chosen for a message. */
export function PeopleToWriteTo({ people, label }: PeopleProps) {
  const me = useMe();
  const { show } = useChat();
  const { mutate, isPending } = useMutation({
    ...openPairMutation(useQueryClient(), me.id),
    onError: (failure) => toast(refusalText(failure, t.startFailed), 'bad'),
  });
  const open = (other: string) => isPending || mutate(other, { onSuccess: (room) => show({ at: 'room', room: room._id }) });
  return (
    <ul className={s.rows} aria-label={label}>
      {people.map(({ _id, username, image }) => (
        <li key={_id}>
          <button type="button" className={s.person} onClick={() => open(_id)}>
            <Avatar src={image} />
            <span className={s.name} dir="auto">
              {username}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

const nobody = (
  <div className={p.section}>
    <p className={p.quiet} role="status">
      {memberTexts.nobodyFound}
    </p>
    <ButtonLink to="/families" tone="quiet">
      {memberTexts.addFamily}
    </ButtonLink>
  </div>
);

/** Member with exactly this address, who can be invited to connect. */
function ByAddress({ address, connect }: { readonly address: string; readonly connect: Connect }) {
  const me = useMe();
  const { data: profile, error } = useQuery(memberByAddressQuery(address, me.id));
  if (profile === undefined && !error) return <Spinner label={texts.common.loading} />;
  if (!profile || profile._id === me.id) return nobody;
  return (
    <div className={p.section}>
      <p className={p.quiet} role="status">
        {t.notConnected}
      </p>
      <div className={s.person}>
        <Avatar src={profile.image} />
        <span className={s.name} dir="auto">
          {profile.username}
        </span>
        {connect(profile)}
      </div>
    </div>
  );
}
