import { given } from '@kloak/platform/testing/given.ts';
import { avatarJob, end } from './avatar-job.ts';

const place = { account: 'anna', avatar: 'one' };
const rendered = { type: 'AvatarRendered' as const, data: place };
const notRendered = { type: 'AvatarNotRendered' as const, data: { ...place, reason: 'unreadable' } };

it("a member's picture is made, or cannot be, once", () => {
  given(avatarJob).when(end(place, undefined)).then([rendered]);
  given(avatarJob).when(end(place, 'unreadable')).then([notRendered]);
  given(avatarJob, [rendered]).when(end(place, 'unreadable')).then([]);
  given(avatarJob, [notRendered]).when(end(place, undefined)).then([]);
});
