import { queryOptions, useQuery } from '@tanstack/react-query';
import { Circle, CircleCheck } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { query } from '../lib/api.ts';
import { connectionsQuery } from '../people/connections-queries.ts';
import { useMe } from '../session/session.ts';
import { Link } from '../ui/link.tsx';
import s from './first-steps.module.css';
import { firstStepsTexts as t } from './first-steps-texts.ts';

/** Returns whether the member has posts. The key begins with `feed`, since the same pushes invalidate it. */
const hasPostsQuery = ({ id, username }: { readonly id: string; readonly username: string }) =>
  queryOptions({
    queryKey: ['feed', 'any', id],
    queryFn: async () => (await query('POST /api/profile/get-my-profile', { username, perPage: 1 })).profile.posts.length > 0,
  });

/** First steps of a new member, each with a link to another page; finished steps are ticked. */
export function FirstSteps() {
  const me = useMe();
  const { pathname } = useLocation();
  const { data: connections } = useQuery(connectionsQuery(me.id));
  const { data: hasPosts = false } = useQuery(hasPostsQuery(me));
  const steps = [
    // The upload page can send the mail once more.
    { text: t.confirm, to: '/upload', done: me.verified },
    { text: t.family, to: '/families', done: (connections?.friends.length ?? 0) > 0 },
    { text: t.photos, to: '/upload', done: hasPosts },
  ];
  return (
    <ol className={s.steps} aria-label={t.title}>
      {steps.map(({ text, to, done }) => (
        <li key={text} className={`${s.step} ${done ? s.done : ''}`}>
          {done ? <CircleCheck size={22} role="img" aria-label={t.done} /> : <Circle size={22} strokeWidth={1.5} aria-hidden="true" />}
          {done || to === pathname ? text : <Link to={to}>{text}</Link>}
        </li>
      ))}
    </ol>
  );
}
