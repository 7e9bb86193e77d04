import { killInEveryStep } from './cluster-kill.ts';

killInEveryStep([['media'], ['gateway']]);
