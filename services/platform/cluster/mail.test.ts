import { smtpSuite } from '../contract/smtp-suite.ts';
import { smtpMail } from './mail.ts';

describe('mail by SMTP', () => {
  smtpSuite((smtpUrl, from) => smtpMail({ smtpUrl, from }));
});
