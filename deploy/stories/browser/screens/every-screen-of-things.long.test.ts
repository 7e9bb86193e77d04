import { lookAtScreens } from './every-screen.ts';
import { screens } from './screens.ts';

lookAtScreens('every screen of things, in each state', screens.things);
