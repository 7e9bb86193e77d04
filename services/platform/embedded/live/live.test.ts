import { liveSuite } from '../../contract/live/live-suite.ts';
import { embeddedLive } from './live.ts';

describe('embedded live', () => {
  const live = embeddedLive();
  liveSuite(() => ({ service: live, gateways: [live, live] }));
});
