import { killInEveryStep } from './cluster-kill.ts';

killInEveryStep(['identity', 'social']);
