import { useQueryClient } from '@tanstack/react-query';
import type { Act } from '../../outbox/acts.ts';
import { discardAct } from '../../outbox/send-or-keep.ts';
import { waitingTexts } from '../../outbox/texts.ts';
import { useShownActs } from '../../outbox/waiting.ts';
import { Waits } from '../../outbox/waits.tsx';
import { Avatar } from '../../people/avatar.tsx';
import { MemberLink } from '../../people/member-link.tsx';
import { useMe } from '../../session/session.ts';
import s from './comments.module.css';

/** Returns waiting comments on a subject. */
export const useWaitingComments = (subject: string): readonly Act[] =>
  useShownActs().filter(({ change, refused }) => change.kind === 'comment' && change.of === subject && refused === undefined);

/** Tests whether a waiting comment is a reply to one of these. */
export const answersOneOf =
  (ids: readonly string[]) =>
  ({ change }: Act): boolean =>
    change.kind === 'comment' && change.responseTo !== undefined && ids.includes(change.responseTo);

/** Own comment that is not sent yet. */
export function WaitingComment({ act, small = false }: { readonly act: Act; readonly small?: boolean }) {
  const client = useQueryClient();
  const { username, image } = useMe();
  const { change } = act;
  if (change.kind !== 'comment') return null;
  return (
    <div className={s.comment}>
      <Avatar src={image} size={small ? 32 : 40} />
      <div className={s.body}>
        <MemberLink username={username} className={s.name} />
        <p className={s.content} dir="auto">
          {change.content}
        </p>
        <Waits />
        <button type="button" className={s.link} onClick={() => void discardAct(client, act)}>
          {waitingTexts.discard}
        </button>
      </div>
    </div>
  );
}
