// Groups of members: names, limits, and faults.
import { dayMs } from './durations.ts';
import { checkLength, isVisible } from './text/characters.ts';
import { type Checked, type Fault, faultResult } from './text/checked.ts';
import { oneLine } from './text/one-line.ts';
import { withCommas } from './text/with-commas.ts';

/** Includes the owner. */
export const maxGroupMembers = 1000;
/** Its owner counted. */
export const maxGroupAdmins = 50;
/** Counts members who are not admins. */
export const defaultGroupMembersPerPage = 25;
/** Limits of open invites, and of requests. */
export const maxGroupInvites = 100;
export const maxGroupRequests = 100;
export const maxGroupBlocked = 100;
/** Limit of one call that sends or revokes invites. */
export const maxInvitedAtOnce = 50;
/** Groups that a member is in. */
export const maxGroupsOfMember = 100;
/** Groups that one search finds. */
export const maxGroupsFound = 100;
const maxGroupNameCharacters = 100;
const maxGroupDescriptionCharacters = 1000;

/** Requests of one member to join one group within `askAgainMs`. A member who was removed or declined can ask again only after that time. */
export const maxRequestsInAWhile = 3;
export const askAgainMs = 7 * dayMs;

export const noGroup = faultResult('no-group', 'This group does not exist.', 'missing').fault;
export const notGroupAdmin = faultResult('not-group-admin', 'Only admins of this group can do this.', 'forbidden').fault;
export const notGroupOwner = faultResult('not-group-owner', 'Only the owner of this group can do this.', 'forbidden').fault;
export const ownerStays = faultResult('owner-stays', 'Nobody removes the owner of a group.', 'forbidden').fault;
export const adminStays = faultResult('admin-stays', 'Only the owner of this group can remove an admin.', 'forbidden').fault;
export const handOverFirst = faultResult('hand-over-first', 'You own this group: hand it over to another member before you leave.', 'conflict').fault;
export const ownerIsAdmin = faultResult('owner-is-admin', 'The owner of a group is always an admin: hand it over first.', 'conflict').fault;
export const notInGroup = faultResult('not-in-group', 'This person is not a member of the group any more.', 'conflict').fault;
export const inGroupAlready = faultResult('in-group-already', 'This person is a member of the group.', 'conflict').fault;
export const noGroupInvite = faultResult('no-group-invite', 'This invite was taken back.', 'missing').fault;
export const noGroupRequest = faultResult('no-group-request', 'This request was taken back.', 'conflict').fault;
export const askedTooOften = faultResult('asked-too-often', 'You can ask to join this group again in a week.', 'conflict').fault;
export const blockedFromGroup = faultResult('blocked-from-group', 'You cannot ask to join this group.', 'forbidden').fault;
export const isBlocked = faultResult('is-blocked', 'Somebody among them is blocked from this group: unblock them first.', 'conflict').fault;
export const notConnectedToInvite = faultResult(
  'not-connected',
  'You can invite people with whom you, or members of the group, are connected.',
  'forbidden',
).fault;
export const groupFull = faultResult('group-full', `A group can have at most ${withCommas(maxGroupMembers)} members.`, 'conflict').fault;
export const tooManyGroupAdmins = faultResult('too-many-admins', `A group can have at most ${maxGroupAdmins} admins.`, 'conflict').fault;
export const tooManyGroupInvites = faultResult('too-many-invites', `At most ${maxGroupInvites} invites of a group can wait for an answer.`, 'conflict').fault;
export const tooManyGroupRequests = faultResult(
  'too-many-requests',
  'Too many people are asking to join this group. Please try again later.',
  'conflict',
).fault;
export const tooManyBlocked = faultResult('too-many-blocked', `A group can block at most ${maxGroupBlocked} people.`, 'conflict').fault;
export const tooManyGroups = faultResult('too-many-groups', `A member can be in at most ${maxGroupsOfMember} groups.`, 'conflict').fault;
export const wrongGroupName = faultResult('wrong-group-name', 'This is not the name of the group.').fault;
const groupUnnamed = faultResult('group-name-empty', 'Gruop must have a name').fault;
const groupNameTooLong = faultResult('group-name-too-long', `A group name can have at most ${maxGroupNameCharacters} characters.`).fault;
const groupDescriptionTooLong = faultResult('group-description-too-long', 'The description of a group can have at most 1,000 characters.').fault;
const groupNameEmpty = faultResult('group-name-empty', 'Group Name cannot by empty!').fault;

function readName(text: string, empty: Fault): Checked<string> {
  const name = oneLine(text);
  if (!isVisible(name)) return { fault: empty };
  return checkLength(name, maxGroupNameCharacters, groupNameTooLong);
}

/** The name of a group as it is kept: one line, without spaces around it. */
export const readNewGroupName = (text: string): Checked<string> => readName(text, groupUnnamed);
/** Name of an existing group. */
export const readChangedGroupName = (text: string): Checked<string> => readName(text, groupNameEmpty);

/** Description of a group; may be empty. */
export function readGroupDescription(text: string): Checked<string> {
  return checkLength(text.trim(), maxGroupDescriptionCharacters, groupDescriptionTooLong);
}
