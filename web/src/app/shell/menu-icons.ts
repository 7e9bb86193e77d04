import { House, Images, ImageUp, type LucideIcon, MonitorSmartphone, UsersRound } from 'lucide-react';
import type { Screen } from '../screen.ts';

/** The icons of the menus. The table of screens tells them by name, since it is loaded by guests, too, who have no menu. */
export const menuIcons: Readonly<Record<NonNullable<Screen['menu']>['icon'], LucideIcon>> = {
  devices: MonitorSmartphone,
  family: UsersRound,
  home: House,
  profile: Images,
  upload: ImageUp,
};
