import { smtpSuite } from '../../contract/mail/smtp-suite.ts';
import { smtpMail } from './mail.ts';

describe('mail by SMTP', () => {
  smtpSuite((smtpUrl, from) => smtpMail({ smtpUrl, from }));
});
