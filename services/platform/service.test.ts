import { rpc } from './rpc.ts';
import { service } from './service.ts';

const open = { rule: 'anyone', check: () => undefined };
const list = rpc('notification', 'ListNotifications', { access: open, run: async () => ({ entries: [] }) });
const settings = rpc('chat', 'MarkRead', { access: open, run: async () => ({}) });
const rest = { views: [], reactions: [], sweeps: [] };

describe('a service', () => {
  it('names its calls by its handlers', () => {
    // @ts-expect-error all other calls of the proto are missing
    expect(Object.keys(service('notification', { rpcs: [list], ...rest }).rpcs)).toEqual(['ListNotifications']);
  });

  it('has no call of another service', () => {
    // @ts-expect-error it is a call of chat
    expect(service('transcoding', { rpcs: [settings], ...rest }).name).toBe('transcoding');
  });

  it('has each call once', () => {
    // @ts-expect-error all other calls of the proto are missing
    expect(() => service('notification', { rpcs: [list, list], ...rest })).toThrow('notification lists a call twice');
  });
});
