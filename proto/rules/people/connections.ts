// Limits of connections and open requests of a member. Lists contain up to 500, and these limits are lower, so that concurrent changes never cut a list
// off.
import { faultResult } from '../text/checked.ts';

export const maxRequestsSent = 100;
export const maxRequestsReceived = 400;
export const maxFriends = 400;

export const tooManySent = faultResult(
  'too-many-sent',
  `You have ${maxRequestsSent} open requests. Please wait for an answer, or cancel one of them.`,
  'conflict',
).fault;
export const tooManyReceived = faultResult('too-many-received', 'This member has too many open requests. Please try again later.', 'conflict').fault;
export const tooManyFriends = faultResult(
  'too-many-friends',
  `One of you is connected with ${maxFriends} members, and nobody can be with more.`,
  'conflict',
).fault;

export const maxBlocked = 400;
export const tooManyBlocked = faultResult('too-many-blocked', `You block ${maxBlocked} members. Please unblock one of them first.`, 'conflict').fault;
export const memberBlocked = faultResult('member-blocked', 'You have blocked this member. Unblock them on your family page first.', 'conflict').fault;
export const blockYourself = faultResult('block-yourself', 'You cannot block yourself.').fault;
