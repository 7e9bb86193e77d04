import { given } from '@kloak/platform/testing/given.ts';
import type { NotificationKind } from '@kloak/proto/rules/notifications.ts';
import { chooseLevel, mute, type SettingsEvent, settings } from './settings.ts';

const saying = (data: Partial<SettingsEvent['data']>): SettingsEvent => ({
  type: 'SettingsChanged',
  data: { member: 'anna', muted: [], groups: [], pushMuted: [], ...data },
});
const changed = (...muted: NotificationKind[]) => saying({ muted });

it('who mutes some kinds is told of all others, until they say otherwise', () => {
  given(settings)
    .when(mute('anna', ['POSTS', 'HEARTS']))
    .then([changed('HEARTS', 'POSTS')]);
  given(settings, [changed('HEARTS', 'POSTS')])
    .when(mute('anna', []))
    .then([changed()]);
});

it('what is so already changes nothing, in whatever order it is said, and what is no kind is none', () => {
  given(settings).when(mute('anna', [])).then([]);
  given(settings, [changed('HEARTS', 'POSTS')])
    .when(mute('anna', ['POSTS', 'HEARTS', 'KIND_UNSPECIFIED']))
    .then([]);
});

it('what was chosen for a group is kept with the rest, and forgotten of a group that was left', () => {
  const [lake, sea] = [
    { group: 'lake', level: 'NONE' as const },
    { group: 'sea', level: 'ALL' as const },
  ];
  const before = saying({ muted: ['POSTS'], groups: [sea] });
  given(settings, [before])
    .when(chooseLevel('anna', lake, ['lake', 'sea']))
    .then([saying({ muted: ['POSTS'], groups: [sea, lake] })]);
  given(settings, [before])
    .when(chooseLevel('anna', lake, ['lake']))
    .then([saying({ muted: ['POSTS'], groups: [lake] })]);
  given(settings, [before])
    .when(mute('anna', []))
    .then([saying({ groups: [sea] })]);
  given(settings, [before])
    .when(chooseLevel('anna', sea, ['sea']))
    .then([]);
});
