import { inTurn } from '@kloak/platform/testing/long.ts';
import { lookAtScreens } from './every-screen.ts';
import { oneOfEach } from './screens/screens.ts';

/** A short run looks at so many of those that need nothing but their address, at others each day. */
const placesADay = 5;

lookAtScreens('more screens in one state', inTurn(oneOfEach.places, placesADay));
