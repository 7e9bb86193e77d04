import { Flag } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import { type Reported, report } from './report.ts';

/** An entry of a menu that reports what the menu is about. */
export const reportAct = (about: Reported) => ({ label: memberTexts.report, icon: <Flag size={18} aria-hidden="true" />, onSelect: () => report(about) });
