import { lookAtScreens } from './every-screen.ts';
import { screens } from './screens.ts';

lookAtScreens('every screen of people, in each state', screens.people);
