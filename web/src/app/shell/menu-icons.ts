import { Bell, House, Images, ImageUp, type LucideIcon, Shapes, UsersRound } from 'lucide-react';

const icons = { family: UsersRound, groups: Shapes, home: House, notifications: Bell, profile: Images, upload: ImageUp };

/** How the table of screens calls them, since it is loaded by guests, too, who have no menu. */
export type MenuIcon = keyof typeof icons;

/** The icons of the menus that are always there. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = icons;
