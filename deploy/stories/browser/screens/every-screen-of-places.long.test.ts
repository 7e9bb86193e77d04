import { lookAtScreens } from './every-screen.ts';
import { screens } from './screens.ts';

lookAtScreens('every screen of places, in each state', screens.places);
