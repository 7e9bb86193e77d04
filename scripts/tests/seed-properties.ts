// Each property tries the cases of the run's sample, unless it names a seed of its own.
import { sample } from '@kloak/platform/testing/long.ts';
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: sample });
