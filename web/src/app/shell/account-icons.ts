import { CircleArrowUp, Gauge, type LucideIcon, MonitorSmartphone, Settings, Trash2 } from 'lucide-react';

const icons = { settings: Settings, console: Gauge, devices: MonitorSmartphone, upgrade: CircleArrowUp, trash: Trash2 };

/** Name of an icon in the table of screens. */
export type AccountIcon = keyof typeof icons;

/** Icons of entries that only the account menu has. */
export const accountIcons: Readonly<Record<AccountIcon, LucideIcon>> = icons;
