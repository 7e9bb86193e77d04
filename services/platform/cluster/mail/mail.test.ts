import { smtpSuite } from '../../contract/mail/smtp-suite.ts';
import { smtpMail } from './mail.ts';

describe('mail by SMTP', () => {
  smtpSuite((smtp, from) => smtpMail({ smtp, from }));
});
