import { killInEveryStep } from './cluster-kill.ts';

// The two that die together ask nothing of each other, nor does one follow the other's log.
killInEveryStep([['identity'], ['social', 'transcoding']]);
