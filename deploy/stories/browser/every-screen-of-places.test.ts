import { lookAtScreens } from './every-screen.ts';
import { oneOfEach } from './screens/screens.ts';

lookAtScreens('more screens in one state', oneOfEach.places);
