// Properties use the seed of the run's sample, unless they name their own.
import { sample } from '@kloak/platform/testing/long.ts';
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: sample });
