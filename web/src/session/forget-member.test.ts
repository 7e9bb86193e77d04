import { annaIsIn, ben, nobodyIsIn } from '../../testing/family.ts';
import { memberState } from '../lib/member-state.ts';
import { makeQueryClient } from './query-client.ts';
import { authQuery } from './session.ts';

const benIsIn = { ...annaIsIn, userId: ben._id, username: ben.username };

/** State of Anna's page that remains after each of these answers about the session. */
function kept(...answers: readonly (typeof annaIsIn | typeof nobodyIsIn | typeof benIsIn)[]) {
  const client = makeQueryClient();
  const drafts = memberState(() => new Map<string, string>());
  client.setQueryData(authQuery.queryKey, annaIsIn);
  client.setQueryData(['sessions'], ['her phone']);
  drafts().set('p1', 'How you have grown');
  for (const answer of answers) client.setQueryData(authQuery.queryKey, answer);
  return { asked: client.getQueryData(['sessions']), drafts: [...drafts().values()], auth: client.getQueryData(authQuery.queryKey) };
}

const all = { asked: ['her phone'], drafts: ['How you have grown'] };
const nothing = { asked: undefined, drafts: [] };

test.each([
  ['while she is there', [annaIsIn], all],
  ['when her session has ended', [nobodyIsIn], all],
  ['when she is back', [nobodyIsIn, annaIsIn], all],
  ['when her session has ended and another signs in', [nobodyIsIn, benIsIn], nothing],
  ['when another has signed in in another tab', [benIsIn], nothing],
])('of what a member left in the page %s', (_when, answers, expected) => {
  expect(kept(...answers)).toEqual({ ...expected, auth: answers.at(-1) });
});
