import { CircleArrowUp, Gauge, type LucideIcon, MonitorSmartphone, Settings, Trash2 } from 'lucide-react';

const icons = { settings: Settings, console: Gauge, devices: MonitorSmartphone, upgrade: CircleArrowUp, trash: Trash2 };

/** Name of an icon in the table of screens. */
export type AccountIcon = keyof typeof icons;

/** The icons of what stands in the account's menu alone. */
export const accountIcons: Readonly<Record<AccountIcon, LucideIcon>> = icons;
