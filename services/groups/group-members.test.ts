// The views of `access` about groups, folded from the events of random decisions, against the state that the decisions rest on.
import { createHash } from 'node:crypto';
import { type GroupMember, groupMembers } from '@kloak/access/group-members.ts';
import { groupPeople } from '@kloak/access/group-people.ts';
import { isLive } from '@kloak/access/policy.ts';
import type { Decision } from '@kloak/platform/aggregate.ts';
import { readProtos } from '@kloak/platform/codec/message-shapes.ts';
import { Refusal } from '@kloak/platform/errors.ts';
import { deleted, type View } from '@kloak/platform/ports/store.ts';
import { sample } from '@kloak/platform/testing/long.ts';
import { failBanner, removeBanner, requestBanner, showBanner } from './domain/banner.ts';
import { changeDetails, purge, restore, trash } from './domain/details.ts';
import { forget } from './domain/forgetting.ts';
import { type Group, type GroupEvent, group } from './domain/group.ts';
import { acceptInvite, changeInvites, rejectInvite } from './domain/invites.ts';
import { giveAdmin, handOver, leave, remove, takeAdmin } from './domain/members.ts';
import { acceptRequest, block, cancelRequest, declineRequest, request, unblock } from './domain/requests.ts';
import { created, groupState } from './testing/standings.ts';

/** Types of events that carry the state of a group. */
const groupEvents = (readProtos().get('groups')?.events ?? [])
  .filter(({ fields }) => fields.some(({ name }) => name === 'after'))
  .map(({ name }) => name)
  .sort();

/** Chooses from lists, in an order that a seed repeats. */
function randomOf(seed: number) {
  let count = 0;
  return <Value>(from: readonly [Value, ...Value[]]): Value => {
    const number = createHash('sha256').update(`${seed}.${++count}`).digest().readUInt32BE(0);
    return from[number % from.length] ?? from[0];
  };
}

const people = ['anna', 'ben', 'carla', 'dora', 'emil'] as const;
const startsAt = Date.parse('2026-01-01T12:00:00.000Z');

type Pick = ReturnType<typeof randomOf>;
/** A decision about the group `g`: of its owner, mostly, or of somebody. */
function decisionOf(pick: Pick, state: Group, now: Date): Decision<Group, GroupEvent> {
  const [who, other] = [pick(people), pick(people)];
  const by = pick([state?.owner ?? who, state?.owner ?? who, who]);
  return pick([
    changeInvites('g', by, { invite: [who, other], withdraw: [] }),
    changeInvites('g', by, { invite: [other], withdraw: [who] }),
    acceptInvite('g', who, false),
    acceptInvite('g', other, false),
    rejectInvite('g', who),
    request('g', who, now),
    cancelRequest('g', who),
    acceptRequest('g', by, who, false),
    declineRequest('g', by, who, now),
    leave('g', who, false),
    remove('g', by, who, now),
    giveAdmin('g', by, who),
    giveAdmin('g', by, other),
    takeAdmin('g', by, who),
    takeAdmin('g', by, other),
    handOver('g', by, who),
    block('g', by, who),
    unblock('g', by, who),
    changeDetails('g', by, { hidden: pick([true, false]), name: 'Lake' }),
    requestBanner('g', { id: pick(people), by }, { item: 'i', narrowed: 0 }),
    showBanner('g', state?.askedBanner?.id ?? ''),
    failBanner('g', state?.askedBanner?.id ?? '', 'unreadable'),
    removeBanner('g', by),
    trash('g', by, true, now),
    restore('g', by),
    restore('g', by),
    pick([() => [], () => [], purge('g', state?.trashedAt)]),
    pick([() => [], () => [], forget('g', who, now)]),
  ]);
}

function decided(decide: Decision<Group, GroupEvent>, state: Group): GroupEvent[] {
  try {
    return decide(state);
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** Documents of a view, without a store. */
function folding<Doc extends object>(view: View<Doc>) {
  const docs = new Map<string, Doc>();
  let seq = 0;
  const fold = (data: GroupEvent, at: Date) => {
    const place = { lane: 0, seq: ++seq, index: 0, stream: 'group:g', home: 'g' };
    const event = { source: 'groups' as const, ...place, at: at.toISOString(), ...data };
    if (!view.reads.groups?.includes(event.type)) return;
    for (const id of view.ids(event)) {
      const after = view.fold(docs.get(id), event, id);
      if (after === deleted) docs.delete(id);
      else if (after) docs.set(id, after);
    }
  };
  return { docs, fold };
}

type Relation = Omit<GroupMember, 'at' | 'inviter'>;
/** Documents by the state: one for each member and invited person. */
function expectedOf(state: Group): Relation[] {
  if (state === undefined || state.purged) return [];
  return [...state.members, ...state.invited].map((who) => {
    const isMember = state.members.includes(who);
    const gone = state.owner === who ? 'trash' : 'none';
    const here = isMember ? 'groups' : 'invites';
    return { group: 'g', who, listed: isLive(state) ? here : gone, isMember, isAdmin: state.admins.includes(who) };
  });
}

const inOrder = (docs: readonly Relation[]) => docs.toSorted((one, next) => (one.who < next.who ? -1 : 1));

/** Decides some times about a new group, and compares after each event. Returns the types that happened. */
function live(pick: Pick, others: number, decisions: number): Set<string> {
  const [members, facts] = [folding(groupMembers), folding(groupPeople)];
  const happened = new Set<string>();
  let state: Group;
  const note = (event: GroupEvent, now: Date) => {
    happened.add(event.type);
    members.fold(event, now);
    facts.fold(event, now);
    state = group.evolve(state, event);
    const found = [...members.docs.values()].map(({ at: _at, inviter: _inviter, ...relation }) => relation);
    expect(inOrder(found)).toEqual(inOrder(expectedOf(state)));
    const { members: all = [], since: _since, ...rest } = state ?? {};
    expect([...facts.docs.values()]).toEqual(state === undefined || state.purged ? [] : [{ ...rest, group: 'g', memberCount: all.length }]);
  };
  note(created(groupState({ members: ['anna', ...Array.from({ length: others }, (_, nth) => `member-${nth}`)] })), new Date(startsAt));
  for (let nth = 1; nth < decisions; nth++) {
    // A day apart, so that whoever asked too often may ask again.
    const now = new Date(startsAt + nth * 86_400_000);
    for (const event of decided(decisionOf(pick, state, now), state)) note(event, now);
  }
  return happened;
}

/** Groups that are tried at least, and at most until each type of event has happened. */
const [minGroups, maxGroups] = [60, 1000];

it('members, invites and facts of a group follow each of its events, in a small group and in one whose events list no members', () => {
  const pick = randomOf(sample);
  const types = new Set<string>();
  for (let nth = 0; nth < minGroups || (nth < maxGroups && types.size < groupEvents.length); nth++)
    for (const type of live(pick, nth % 6 === 0 ? 55 : 0, 120)) types.add(type);
  expect([...types].sort()).toEqual(groupEvents);
});

it('every event that carries the state of a group is folded into its facts', () => {
  expect(groupEvents.length).toBeGreaterThan(0);
  expect(groupPeople.reads).toEqual({ groups: groupEvents });
});
