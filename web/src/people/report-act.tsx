import { Flag } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import { type Reported, report } from './report.ts';

/** Menu entry that reports the menu's subject. */
export const reportAct = (about: Reported) => ({ label: memberTexts.report, icon: <Flag size={18} aria-hidden="true" />, onSelect: () => report(about) });
