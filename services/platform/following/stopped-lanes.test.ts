import { trackStoppedLanes } from './stopped-lanes.ts';

describe('lanes that have stopped', () => {
  it('are named, each with its reason, until the view has passed the commit that failed', () => {
    const stopped = trackStoppedLanes();
    stopped.stop('posts@1', 'social.0', 7, new Error('no'));
    stopped.stop('posts@1', 'social.1', 3, new Error('no'));
    stopped.reached('posts@1', 'social.0', 8);
    stopped.reached('posts@1', 'social.1', 3);
    expect(stopped.problems()).toEqual(['posts@1 on social.1 has stopped: Error: no']);
  });
});
