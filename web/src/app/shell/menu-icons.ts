import { Bell, GalleryThumbnails, House, Images, ImageUp, type LucideIcon, Shapes, UsersRound } from 'lucide-react';

const icons = { family: UsersRound, groups: Shapes, home: House, notifications: Bell, photos: GalleryThumbnails, profile: Images, upload: ImageUp };

/** Name of an icon in the table of screens. Guests load that table, too, but no menu, so it has names instead of icons. */
export type MenuIcon = keyof typeof icons;

/** Icons of the menus that are always visible. */
export const menuIcons: Readonly<Record<MenuIcon, LucideIcon>> = icons;
