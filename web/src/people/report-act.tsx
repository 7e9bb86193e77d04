import { Flag } from 'lucide-react';
import { memberTexts } from '../lib/member-texts.ts';
import { type ReportSubject, report } from './report.ts';

/** Menu entry that reports the menu's subject. */
export const reportAct = (about: ReportSubject) => ({ label: memberTexts.report, icon: <Flag size={18} aria-hidden="true" />, onSelect: () => report(about) });
