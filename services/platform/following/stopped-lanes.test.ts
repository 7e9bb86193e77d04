import { trackStoppedLanes } from './stopped-lanes.ts';

describe('lanes that have stopped', () => {
  it('are named, each with its reason, until the view has passed the commit that failed', () => {
    const stopped = trackStoppedLanes();
    stopped.stop('posts@1', 'social', 0, 7, new Error('no'));
    stopped.stop('posts@1', 'social', 1, 3, new Error('no'));
    stopped.reached('posts@1', 'social', 0, 8);
    stopped.reached('posts@1', 'social', 1, 3);
    expect(stopped.problems()).toEqual(['posts@1 on social.1 has stopped: Error: no']);
    expect([stopped.sources('posts@1'), stopped.sources('posts@2')]).toEqual([['social'], []]);
  });

  it('are forgotten with the version of a view that begins anew, not those of others', () => {
    const stopped = trackStoppedLanes();
    for (const view of ['posts@1', 'albums@1']) stopped.stop(view, 'media', 0, 7, new Error('no'));
    stopped.forget('posts@1');
    expect(stopped.problems()).toEqual(['albums@1 on media.0 has stopped: Error: no']);
    expect([stopped.sources('posts@1'), stopped.sources('albums@1')]).toEqual([[], ['media']]);
  });
});
