import { Bell, House, Images, ImageUp, type LucideIcon, Shapes, UsersRound } from 'lucide-react';
import type { MainEntry } from '../screen.ts';

/** The icons of the menus that are always there. The table of screens tells them by name, since it is loaded by guests, too, who have no menu. */
export const menuIcons: Readonly<Record<MainEntry['icon'], LucideIcon>> = {
  family: UsersRound,
  groups: Shapes,
  home: House,
  notifications: Bell,
  profile: Images,
  upload: ImageUp,
};
